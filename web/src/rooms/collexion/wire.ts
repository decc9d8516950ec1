// Generated from the types of the server by `npm run wire`; do not edit.

export interface components {
    schemas: {
        /**
         * Begins
         * @description This player begins.
         */
        ColleXionBegins: {
            /** @enum {unknown} */
            type: "begins";
            seat: number;
        };
        /**
         * Breaks
         * @description CX-7: this player held three or four kinds of a set, and gives up the only polygon of one of them.
         */
        ColleXionBreaksReason: {
            /** @enum {unknown} */
            type: "breaks";
            seat: number;
            set: string;
            kind: string;
        };
        /**
         * BringsCloser
         * @description CX-7: after the move this player has `have` of the four kinds of a set, one more than before.
         */
        ColleXionBringsCloserReason: {
            /** @enum {unknown} */
            type: "bringscloser";
            seat: number;
            set: string;
            have: number;
        };
        /**
         * Complete
         * @description A complete set of the viewer, the four kinds to discard, and the rewards to choose from.
         */
        ColleXionComplete: {
            set: string;
            /** @enum {unknown} */
            by: "colour" | "shape";
            kinds: string[];
            rewards: components["schemas"]["ColleXionReward"][];
        };
        /**
         * Completes
         * @description CX-7: the move completes this set of this player.
         */
        ColleXionCompletesReason: {
            /** @enum {unknown} */
            type: "completes";
            seat: number;
            set: string;
        };
        /**
         * Denies
         * @description CX-7: this kind is all that this player needs for the set, and the polygon goes elsewhere.
         */
        ColleXionDeniesReason: {
            /** @enum {unknown} */
            type: "denies";
            seat: number;
            set: string;
            kind: string;
        };
        /**
         * End
         * @description CX-5, CX-7: end the turn.
         */
        ColleXionEndMove: {
            /** @enum {unknown} */
            type: "end";
        };
        /**
         * Ended
         * @description A turn is over; `taken` polygons were taken in it.
         */
        ColleXionEnded: {
            /** @enum {unknown} */
            type: "ended";
            seat: number;
            taken: number;
        };
        ColleXionEvent: components["schemas"]["ColleXionBegins"] | components["schemas"]["ColleXionShaken"] | components["schemas"]["ColleXionTook"] | components["schemas"]["ColleXionRemoved"] | components["schemas"]["ColleXionSwapped"] | components["schemas"]["ColleXionStole"] | components["schemas"]["ColleXionGave"] | components["schemas"]["ColleXionHanded"] | components["schemas"]["ColleXionScored"] | components["schemas"]["ColleXionEnded"] | components["schemas"]["ColleXionLastRound"] | components["schemas"]["ColleXionOver"];
        /**
         * Exchange
         * @description Steal a polygon of this kind from a player, or give one to them.
         */
        ColleXionExchange: {
            move: components["schemas"]["ColleXionSteal"] | components["schemas"]["ColleXionGive"];
            seat: number;
            kind: string;
        };
        /**
         * Frees
         * @description CX-4: after the move these kinds can be reached.
         */
        ColleXionFreesReason: {
            /** @enum {unknown} */
            type: "frees";
            kinds: string[];
        };
        /**
         * Gave
         * @description A polygon was given away (CX-14).
         */
        ColleXionGave: {
            /** @enum {unknown} */
            type: "gave";
            seat: number;
            other: number;
            kind: string;
        };
        /**
         * Give
         * @description CX-14: give a polygon of this kind away.
         */
        ColleXionGive: {
            /** @enum {unknown} */
            type: "give";
            kind: number;
            seat: number;
        };
        /**
         * Give
         * @description CX-14: give a polygon of this kind away.
         */
        ColleXionGiveMove: {
            /** @enum {unknown} */
            type: "give";
            kind: number;
            seat: number;
        };
        ColleXionGoal: components["schemas"]["ColleXionPointsGoal"];
        /**
         * GoesOn
         * @description CX-5: so many polygons that lie free could be taken right after this one.
         */
        ColleXionGoesOnReason: {
            /** @enum {unknown} */
            type: "goeson";
            count: number;
        };
        /**
         * Hand
         * @description CX-13: hand the polygon taken last to your partner.
         */
        ColleXionHandMove: {
            /** @enum {unknown} */
            type: "hand";
        };
        /**
         * Handed
         * @description The polygon taken last was handed to the partner (CX-13).
         */
        ColleXionHanded: {
            /** @enum {unknown} */
            type: "handed";
            seat: number;
            other: number;
            kind: string;
        };
        /**
         * Keeps
         * @description CX-7: whoever ends the turn now keeps three of the four kinds of this set.
         */
        ColleXionKeepsReason: {
            /** @enum {unknown} */
            type: "keeps";
            set: string;
        };
        /**
         * LastRound
         * @description This rule makes this the last round: the game is over at its end. `seat` had the turn that brought it about.
         */
        ColleXionLastRound: {
            /** @enum {unknown} */
            type: "lastround";
            seat: number;
            rule: string;
        };
        /**
         * May
         * @description What the viewer may do now, each with its move. A swap is any of `swap_mine` with any of `swap_theirs`.
         *
         *         `must_take`: the turn can't end before a polygon is taken; `must_score`: nor while a set is complete.
         */
        ColleXionMay: {
            take: components["schemas"]["ColleXionTrayMove"][];
            remove: components["schemas"]["ColleXionTrayMove"][];
            swap_mine: components["schemas"]["ColleXionMine"][];
            swap_theirs: components["schemas"]["ColleXionTheirs"][];
            steal: components["schemas"]["ColleXionExchange"][];
            give: components["schemas"]["ColleXionExchange"][];
            hand: boolean;
            score: components["schemas"]["ColleXionComplete"][];
            end: boolean;
            must_take: boolean;
            must_score: boolean;
        };
        /**
         * MayComplete
         * @description CX-5, CX-7: this set, which is one's own, can be complete in this turn: after this polygon so many more are
         *         lacking, all of them lie free, and so many may still be taken.
         */
        ColleXionMayCompleteReason: {
            /** @enum {unknown} */
            type: "maycomplete";
            set: string;
            lacking: number;
        };
        /**
         * Mine
         * @description A polygon that may be swapped away.
         */
        ColleXionMine: {
            kind: string;
        };
        ColleXionMove: components["schemas"]["ColleXionTakeMove"] | components["schemas"]["ColleXionRemoveMove"] | components["schemas"]["ColleXionSwapMove"] | components["schemas"]["ColleXionStealMove"] | components["schemas"]["ColleXionGiveMove"] | components["schemas"]["ColleXionHandMove"] | components["schemas"]["ColleXionScoreMove"] | components["schemas"]["ColleXionEndMove"] | components["schemas"]["ColleXionStartMove"] | components["schemas"]["ColleXionShakeMove"];
        /**
         * NoneCompletes
         * @description CX-5, CX-7: whatever is still taken in this turn, it completes no set, not even after something is removed.
         */
        ColleXionNoneCompletesReason: {
            /** @enum {unknown} */
            type: "nonecompletes";
        };
        /**
         * OnlyOne
         * @description CX-4: no other polygon of this kind can be reached.
         */
        ColleXionOnlyOneReason: {
            /** @enum {unknown} */
            type: "onlyone";
            kind: string;
        };
        /**
         * Options
         * @description What the players agreed on: team play (CX-13), the expert game (CX-14), who begins (CX-3).
         */
        ColleXionOptions: {
            team: boolean;
            expert: boolean;
            start: number | null;
        };
        /**
         * Over
         * @description This rule ended the game; everybody's markers are turned up.
         */
        ColleXionOver: {
            /** @enum {unknown} */
            type: "over";
            rule: string;
            sheets: components["schemas"]["ColleXionSheet"][];
        };
        /**
         * Picked
         * @description A polygon taken in this turn.
         */
        ColleXionPicked: {
            id: number;
            kind: string;
            /** @enum {unknown} */
            shape: "octagon" | "pentagon" | "square" | "triangle";
            /** @enum {unknown} */
            colour: "blue" | "green" | "pink" | "yellow";
        };
        /**
         * Piece
         * @description A polygon in the tray. `outline` are its corners in the units of the tray, x to the right, y down.
         *
         *         `takeable`: the player to move may take it next. `covered_by`: what lies over it. `uncovers`: what could be reached
         *         for the first time if this one were gone; given only for those that can be reached themselves.
         */
        ColleXionPiece: {
            id: number;
            kind: string;
            /** @enum {unknown} */
            shape: "octagon" | "pentagon" | "square" | "triangle";
            /** @enum {unknown} */
            colour: "blue" | "green" | "pink" | "yellow";
            x: number;
            y: number;
            angle: number;
            outline: [
                number,
                number
            ][];
            reachable: boolean;
            takeable: boolean;
            covered_by: number[];
            uncovers: number[];
        };
        /**
         * Player
         * @description What everybody sees of a player. `collection` has a row for each shape with a number for each colour.
         *
         *         `complete`: the sets in the collection. `markers`: how many point markers. `partner` is None except in teams.
         */
        ColleXionPlayer: {
            seat: number;
            collection: number[][];
            polygons: number;
            complete: string[];
            markers: number;
            actions: ("remove" | "steal" | "swap")[];
            partner: number | null;
        };
        /**
         * Points
         * @description Make so many points in this turn.
         */
        ColleXionPointsGoal: {
            /** @enum {unknown} */
            type: "points";
            points: number;
        };
        /**
         * Polygon
         * @description A polygon in the tray. Its id is its place in the heap as it was shaken, from the bottom.
         */
        ColleXionPolygonMove: {
            id: number;
            kind: number;
            x: number;
            y: number;
            angle: number;
        };
        ColleXionReason: components["schemas"]["ColleXionScoresReason"] | components["schemas"]["ColleXionCompletesReason"] | components["schemas"]["ColleXionMayCompleteReason"] | components["schemas"]["ColleXionTwoSetsReason"] | components["schemas"]["ColleXionKeepsReason"] | components["schemas"]["ColleXionBringsCloserReason"] | components["schemas"]["ColleXionDeniesReason"] | components["schemas"]["ColleXionBreaksReason"] | components["schemas"]["ColleXionFreesReason"] | components["schemas"]["ColleXionGoesOnReason"] | components["schemas"]["ColleXionOnlyOneReason"] | components["schemas"]["ColleXionSpareReason"] | components["schemas"]["ColleXionShedsReason"] | components["schemas"]["ColleXionNoneCompletesReason"];
        /**
         * Remove
         * @description CX-9, CX-14: remove this polygon from the tray, out of the game.
         */
        ColleXionRemove: {
            /** @enum {unknown} */
            type: "remove";
            polygon: number;
        };
        /**
         * Remove
         * @description CX-9, CX-14: remove this polygon from the tray, out of the game.
         */
        ColleXionRemoveMove: {
            /** @enum {unknown} */
            type: "remove";
            polygon: number;
        };
        /**
         * Removed
         * @description A polygon was removed from the tray; `x`, `y` and `angle` say where it lay.
         */
        ColleXionRemoved: {
            /** @enum {unknown} */
            type: "removed";
            seat: number;
            polygon: number;
            kind: string;
            x: number;
            y: number;
            angle: number;
        };
        /**
         * Reward
         * @description A way to score a set: the stack from which the marker is taken ('': none is left) and its points.
         */
        ColleXionReward: {
            move: components["schemas"]["ColleXionScore"];
            stack: string;
            points: number;
        };
        /**
         * Score
         * @description CX-7, CX-8: discard a complete set. For a shape set, `stack` is the colour of the stack chosen, or '' if all are
         *         empty. A colour set leaves no choice: `stack` is ''.
         */
        ColleXionScore: {
            /** @enum {unknown} */
            type: "score";
            set: string;
            stack: string;
        };
        /**
         * Score
         * @description CX-7, CX-8: discard a complete set. For a shape set, `stack` is the colour of the stack chosen, or '' if all are
         *         empty. A colour set leaves no choice: `stack` is ''.
         */
        ColleXionScoreMove: {
            /** @enum {unknown} */
            type: "score";
            set: string;
            stack: string;
        };
        /**
         * Scored
         * @description A set was discarded. `stack` is where a marker was taken, or '' if none was; `points` is what it shows.
         */
        ColleXionScored: {
            /** @enum {unknown} */
            type: "scored";
            seat: number;
            set: string;
            stack: string;
            points: number;
        };
        /**
         * Scores
         * @description CX-8: the set brings the marker with these points, or 0 if there is none. `most`: another complete set or another
         *         stack could be chosen, and each brings less.
         */
        ColleXionScoresReason: {
            /** @enum {unknown} */
            type: "scores";
            set: string;
            points: number;
            most: boolean;
        };
        /**
         * Shake
         * @description Chance, CX-1: the polygons come to lie like this.
         */
        ColleXionShakeMove: {
            /** @enum {unknown} */
            type: "shake";
            heap: components["schemas"]["ColleXionPolygonMove"][];
        };
        /**
         * Shaken
         * @description The tray was shaken: how many polygons can be reached, and the most that lie on top of each other.
         */
        ColleXionShaken: {
            /** @enum {unknown} */
            type: "shaken";
            reachable: number;
            height: number;
        };
        /**
         * Sheds
         * @description CX-12: one polygon fewer, and each costs a point at the end.
         */
        ColleXionShedsReason: {
            /** @enum {unknown} */
            type: "sheds";
            kind: string;
        };
        /**
         * Sheet
         * @description CX-12: what a player has at the end. `points` = sum of the markers + unused action markers - polygons left.
         */
        ColleXionSheet: {
            seat: number;
            markers: number[];
            unused: number;
            polygons: number;
            points: number;
        };
        /**
         * Sketch
         * @description What a player sees at the beginning of a turn. Polygons are named by their kinds, as 't-green'.
         *
         *         `reachable` are those that nothing lies on. `collections` are what each player has, you first. `stacks` are how many
         *         point markers lie in the corners green, yellow, pink and blue. `points` are on your own point markers; `markers` are
         *         how many the others have. `actions` are the action markers that each player has left. `gone` are polygons that you
         *         know to be out of the game, `covered` is how many lie beneath the others, if you know. `start` is who began.
         */
        ColleXionSketch: {
            /** @default [] */
            reachable?: string[];
            /** @default null */
            collections?: string[][] | null;
            /**
             * @default [
             *       3,
             *       3,
             *       3,
             *       3
             *     ]
             */
            stacks?: [
                number,
                number,
                number,
                number
            ];
            /** @default [] */
            points?: number[];
            /** @default null */
            markers?: number[] | null;
            /** @default null */
            actions?: ("remove" | "steal" | "swap")[][] | null;
            /** @default [] */
            gone?: string[];
            /** @default null */
            covered?: number | null;
            /** @default null */
            start?: number | null;
        };
        /**
         * Spare
         * @description The collection has `count` polygons of this kind, and gives one of them up.
         */
        ColleXionSpareReason: {
            /** @enum {unknown} */
            type: "spare";
            kind: string;
            count: number;
        };
        /**
         * Stack
         * @description The point markers in a corner, from the top.
         */
        ColleXionStack: {
            /** @enum {unknown} */
            colour: "blue" | "green" | "pink" | "yellow";
            markers: number[];
        };
        /**
         * Start
         * @description Chance, CX-3: this player begins.
         */
        ColleXionStartMove: {
            /** @enum {unknown} */
            type: "start";
            seat: number;
        };
        /**
         * Steal
         * @description CX-9, CX-14: steal a polygon of this kind from another player's collection.
         */
        ColleXionSteal: {
            /** @enum {unknown} */
            type: "steal";
            kind: number;
            seat: number;
        };
        /**
         * Steal
         * @description CX-9, CX-14: steal a polygon of this kind from another player's collection.
         */
        ColleXionStealMove: {
            /** @enum {unknown} */
            type: "steal";
            kind: number;
            seat: number;
        };
        /**
         * Stole
         * @description A polygon was stolen from another player.
         */
        ColleXionStole: {
            /** @enum {unknown} */
            type: "stole";
            seat: number;
            other: number;
            kind: string;
        };
        /**
         * Swap
         * @description CX-9: swap a polygon of this kind of your collection with one of that kind of another player's.
         */
        ColleXionSwapMove: {
            /** @enum {unknown} */
            type: "swap";
            mine: number;
            theirs: number;
            seat: number;
        };
        /**
         * Swapped
         * @description A polygon was swapped with one of another player's.
         */
        ColleXionSwapped: {
            /** @enum {unknown} */
            type: "swapped";
            seat: number;
            other: number;
            gave: string;
            got: string;
        };
        /**
         * Take
         * @description CX-5: take this polygon from the tray.
         */
        ColleXionTake: {
            /** @enum {unknown} */
            type: "take";
            polygon: number;
        };
        /**
         * Take
         * @description CX-5: take this polygon from the tray.
         */
        ColleXionTakeMove: {
            /** @enum {unknown} */
            type: "take";
            polygon: number;
        };
        /**
         * Team
         * @description CX-12, CX-13: who plays together, and what they have together at the end; a single player is a team, too.
         */
        ColleXionTeam: {
            seats: number[];
            points: number;
            polygons: number;
            rank: number;
        };
        /**
         * Theirs
         * @description A polygon that may be swapped for one of `Mine`.
         */
        ColleXionTheirs: {
            seat: number;
            kind: string;
        };
        /**
         * Took
         * @description A polygon was taken; `pair`: it is identical to the one before (CX-14).
         *
         *         `x`, `y` and `angle` say where it lay, because the heap no longer does.
         */
        ColleXionTook: {
            /** @enum {unknown} */
            type: "took";
            seat: number;
            polygon: number;
            kind: string;
            pair: boolean;
            x: number;
            y: number;
            angle: number;
        };
        /**
         * Tray
         * @description The tray is `size` wide and high; in each corner, `cut` units of both sides belong to the point markers.
         */
        ColleXionTray: {
            size: number;
            cut: number;
        };
        /**
         * TrayMove
         * @description Take or remove a polygon.
         */
        ColleXionTrayMove: {
            move: components["schemas"]["ColleXionTake"] | components["schemas"]["ColleXionRemove"];
            polygon: number;
        };
        /**
         * TwoSets
         * @description CX-5, CX-7: after this polygon, polygons of these sets that lie free can be taken so that both can be scored in
         *         this turn.
         */
        ColleXionTwoSetsReason: {
            /** @enum {unknown} */
            type: "twosets";
            first: string;
            second: string;
        };
        /**
         * View
         * @description All that a seat may know. `seat` is None for a spectator, who has no markers and may do nothing.
         *
         *         `mine` are the points on the viewer's own point markers. `takes_left` is how many polygons may still be taken in
         *         this turn. `last_round` is the rule that made it the last round, or ''. `sheets` and `teams` are there when the game
         *         is over.
         */
        ColleXionView: {
            seat: number | null;
            options: components["schemas"]["ColleXionOptions"];
            seats: number;
            /** @enum {unknown} */
            phase: "over" | "play" | "shake" | "start";
            start: number;
            turn: number;
            tray: components["schemas"]["ColleXionTray"];
            pieces: components["schemas"]["ColleXionPiece"][];
            chain: components["schemas"]["ColleXionPicked"][];
            takes_left: number;
            acted: boolean;
            pair: boolean;
            held: boolean;
            handed: boolean;
            scoring: boolean;
            players: components["schemas"]["ColleXionPlayer"][];
            mine: number[];
            stacks: components["schemas"]["ColleXionStack"][];
            gone: number[][];
            last_round: string;
            may: components["schemas"]["ColleXionMay"];
            sheets: components["schemas"]["ColleXionSheet"][];
            teams: components["schemas"]["ColleXionTeam"][];
            winners: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type ColleXionBegins = components['schemas']['ColleXionBegins'];
export type ColleXionBreaksReason = components['schemas']['ColleXionBreaksReason'];
export type ColleXionBringsCloserReason = components['schemas']['ColleXionBringsCloserReason'];
export type ColleXionComplete = components['schemas']['ColleXionComplete'];
export type ColleXionCompletesReason = components['schemas']['ColleXionCompletesReason'];
export type ColleXionDeniesReason = components['schemas']['ColleXionDeniesReason'];
export type ColleXionEndMove = components['schemas']['ColleXionEndMove'];
export type ColleXionEnded = components['schemas']['ColleXionEnded'];
export type ColleXionEvent = components['schemas']['ColleXionEvent'];
export type ColleXionExchange = components['schemas']['ColleXionExchange'];
export type ColleXionFreesReason = components['schemas']['ColleXionFreesReason'];
export type ColleXionGave = components['schemas']['ColleXionGave'];
export type ColleXionGive = components['schemas']['ColleXionGive'];
export type ColleXionGiveMove = components['schemas']['ColleXionGiveMove'];
export type ColleXionGoal = components['schemas']['ColleXionGoal'];
export type ColleXionGoesOnReason = components['schemas']['ColleXionGoesOnReason'];
export type ColleXionHandMove = components['schemas']['ColleXionHandMove'];
export type ColleXionHanded = components['schemas']['ColleXionHanded'];
export type ColleXionKeepsReason = components['schemas']['ColleXionKeepsReason'];
export type ColleXionLastRound = components['schemas']['ColleXionLastRound'];
export type ColleXionMay = components['schemas']['ColleXionMay'];
export type ColleXionMayCompleteReason = components['schemas']['ColleXionMayCompleteReason'];
export type ColleXionMine = components['schemas']['ColleXionMine'];
export type ColleXionMove = components['schemas']['ColleXionMove'];
export type ColleXionNoneCompletesReason = components['schemas']['ColleXionNoneCompletesReason'];
export type ColleXionOnlyOneReason = components['schemas']['ColleXionOnlyOneReason'];
export type ColleXionOptions = components['schemas']['ColleXionOptions'];
export type ColleXionOver = components['schemas']['ColleXionOver'];
export type ColleXionPicked = components['schemas']['ColleXionPicked'];
export type ColleXionPiece = components['schemas']['ColleXionPiece'];
export type ColleXionPlayer = components['schemas']['ColleXionPlayer'];
export type ColleXionPointsGoal = components['schemas']['ColleXionPointsGoal'];
export type ColleXionPolygonMove = components['schemas']['ColleXionPolygonMove'];
export type ColleXionReason = components['schemas']['ColleXionReason'];
export type ColleXionRemove = components['schemas']['ColleXionRemove'];
export type ColleXionRemoveMove = components['schemas']['ColleXionRemoveMove'];
export type ColleXionRemoved = components['schemas']['ColleXionRemoved'];
export type ColleXionReward = components['schemas']['ColleXionReward'];
export type ColleXionScore = components['schemas']['ColleXionScore'];
export type ColleXionScoreMove = components['schemas']['ColleXionScoreMove'];
export type ColleXionScored = components['schemas']['ColleXionScored'];
export type ColleXionScoresReason = components['schemas']['ColleXionScoresReason'];
export type ColleXionShakeMove = components['schemas']['ColleXionShakeMove'];
export type ColleXionShaken = components['schemas']['ColleXionShaken'];
export type ColleXionShedsReason = components['schemas']['ColleXionShedsReason'];
export type ColleXionSheet = components['schemas']['ColleXionSheet'];
export type ColleXionSketch = components['schemas']['ColleXionSketch'];
export type ColleXionSpareReason = components['schemas']['ColleXionSpareReason'];
export type ColleXionStack = components['schemas']['ColleXionStack'];
export type ColleXionStartMove = components['schemas']['ColleXionStartMove'];
export type ColleXionSteal = components['schemas']['ColleXionSteal'];
export type ColleXionStealMove = components['schemas']['ColleXionStealMove'];
export type ColleXionStole = components['schemas']['ColleXionStole'];
export type ColleXionSwapMove = components['schemas']['ColleXionSwapMove'];
export type ColleXionSwapped = components['schemas']['ColleXionSwapped'];
export type ColleXionTake = components['schemas']['ColleXionTake'];
export type ColleXionTakeMove = components['schemas']['ColleXionTakeMove'];
export type ColleXionTeam = components['schemas']['ColleXionTeam'];
export type ColleXionTheirs = components['schemas']['ColleXionTheirs'];
export type ColleXionTook = components['schemas']['ColleXionTook'];
export type ColleXionTray = components['schemas']['ColleXionTray'];
export type ColleXionTrayMove = components['schemas']['ColleXionTrayMove'];
export type ColleXionTwoSetsReason = components['schemas']['ColleXionTwoSetsReason'];
export type ColleXionView = components['schemas']['ColleXionView'];
