// Generated from the types of the server by `npm run wire`; do not edit.

export interface components {
    schemas: {
        /**
         * Begins
         * @description This player begins.
         */
        HiddenStonesBegins: {
            /** @enum {unknown} */
            type: "begins";
            seat: number;
        };
        /**
         * Cheapest
         * @description HS-6: no card of the hand is worth less than the one that pays, and some are worth more.
         */
        HiddenStonesCheapestReason: {
            /** @enum {unknown} */
            type: "cheapest";
            card: number;
        };
        /**
         * Completes
         * @description HS-4, HS-5: after the change, this card of the hand lies on these cells; before, it lay nowhere.
         */
        HiddenStonesCompletesReason: {
            /** @enum {unknown} */
            type: "completes";
            card: number;
            points: number;
            cells: string[];
        };
        /**
         * Costs
         * @description HS-14: a turn that ends without a scored card brings a penalty; `penalty` is how many there will be.
         */
        HiddenStonesCostsReason: {
            /** @enum {unknown} */
            type: "costs";
            penalty: number;
        };
        /**
         * Draw
         * @description Chance, HS-3, HS-7, HS-9: the next card of the draw pile.
         */
        HiddenStonesDrawMove: {
            /** @enum {unknown} */
            type: "draw";
            card: number;
        };
        /**
         * Draws
         * @description HS-7, HS-9: how many cards the move brings.
         */
        HiddenStonesDrawsReason: {
            /** @enum {unknown} */
            type: "draws";
            cards: number;
        };
        /**
         * Drew
         * @description A card was drawn; 0 for those who may not see it.
         */
        HiddenStonesDrew: {
            /** @enum {unknown} */
            type: "drew";
            seat: number;
            card: number;
        };
        /**
         * End
         * @description HS-7: end the turn and draw up to 4 cards.
         */
        HiddenStonesEndMove: {
            /** @enum {unknown} */
            type: "end";
        };
        /**
         * Ended
         * @description A turn ended.
         */
        HiddenStonesEnded: {
            /** @enum {unknown} */
            type: "ended";
            seat: number;
        };
        HiddenStonesEvent: components["schemas"]["HiddenStonesLaid"] | components["schemas"]["HiddenStonesBegins"] | components["schemas"]["HiddenStonesDrew"] | components["schemas"]["HiddenStonesReshuffled"] | components["schemas"]["HiddenStonesSwapped"] | components["schemas"]["HiddenStonesFlipped"] | components["schemas"]["HiddenStonesScored"] | components["schemas"]["HiddenStonesEnded"] | components["schemas"]["HiddenStonesPassed"] | components["schemas"]["HiddenStonesPenalty"] | components["schemas"]["HiddenStonesLastRound"] | components["schemas"]["HiddenStonesOver"];
        /**
         * Face
         * @description A card as people see it.
         */
        HiddenStonesFace: {
            number: number;
            points: number;
            formation: string;
        };
        /**
         * Farthest
         * @description HS-4, HS-5: no card of the hand needs more changes on the board after this one than the card that pays.
         */
        HiddenStonesFarthestReason: {
            /** @enum {unknown} */
            type: "farthest";
            card: number;
        };
        /**
         * Flip
         * @description HS-5: discard a card and turn a stone over.
         */
        HiddenStonesFlipMove: {
            /** @enum {unknown} */
            type: "flip";
            card: number;
            cell: number;
        };
        /**
         * Flipped
         * @description A card was discarded to turn a stone over.
         */
        HiddenStonesFlipped: {
            /** @enum {unknown} */
            type: "flipped";
            seat: number;
            card: number;
            cell: string;
            face: string;
        };
        HiddenStonesGoal: components["schemas"]["HiddenStonesPointsGoal"];
        /**
         * Held
         * @description A card of the viewer's hand, and the place on the board where it lies or comes closest.
         */
        HiddenStonesHeld: {
            number: number;
            points: number;
            formation: string;
            lies: boolean;
            cells: string[];
            missing: string[];
        };
        /**
         * InPlace
         * @description After the change, so many of the stones of this card of the hand lie as it wants them, where it comes closest:
         *         one more or two more than before.
         */
        HiddenStonesInPlaceReason: {
            /** @enum {unknown} */
            type: "inplace";
            card: number;
            points: number;
            right: number;
            of: number;
        };
        /**
         * InTurn
         * @description HS-4 to HS-6: after the change, this card of the hand can still be scored in this turn; other cards pay for what
         *         it needs.
         */
        HiddenStonesInTurnReason: {
            /** @enum {unknown} */
            type: "inturn";
            card: number;
            points: number;
        };
        /**
         * Keeps
         * @description HS-7, HS-9: this card stays in the hand, and one change is all that it needs.
         */
        HiddenStonesKeepsReason: {
            /** @enum {unknown} */
            type: "keeps";
            card: number;
            points: number;
        };
        /**
         * Laid
         * @description The stones lie on the table.
         */
        HiddenStonesLaid: {
            /** @enum {unknown} */
            type: "laid";
            board: string;
        };
        /**
         * LastRound
         * @description Somebody has enough cards; the round is finished.
         */
        HiddenStonesLastRound: {
            /** @enum {unknown} */
            type: "lastround";
            seat: number;
        };
        /**
         * May
         * @description What the viewer may do now, and how many cards an end of turn or a pass would bring.
         */
        HiddenStonesMay: {
            act: boolean;
            end: boolean;
            pass: boolean;
            score: number[];
            end_draws: number;
            pass_draws: number;
        };
        /**
         * Memory
         * @description HS-8: `pile` has the discards of the last reshuffle, which everybody had seen; `drawn` says how many of them each
         *         player has drawn since. All other cards in the hands were there before, because the draw pile was empty.
         */
        HiddenStonesMemory: {
            pile: number[];
            drawn: number[];
        };
        /**
         * Most
         * @description HS-4 to HS-6: no way to play the rest of this turn brings more than these points, and after the move they can
         *         still be had.
         */
        HiddenStonesMostReason: {
            /** @enum {unknown} */
            type: "most";
            points: number;
        };
        HiddenStonesMove: components["schemas"]["HiddenStonesSwapMove"] | components["schemas"]["HiddenStonesFlipMove"] | components["schemas"]["HiddenStonesScoreMove"] | components["schemas"]["HiddenStonesEndMove"] | components["schemas"]["HiddenStonesPassMove"] | components["schemas"]["HiddenStonesStonesMove"] | components["schemas"]["HiddenStonesStartMove"] | components["schemas"]["HiddenStonesPileMove"] | components["schemas"]["HiddenStonesDrawMove"];
        /**
         * NoneLies
         * @description HS-6: no card of the hand can be scored now.
         */
        HiddenStonesNoneLiesReason: {
            /** @enum {unknown} */
            type: "nonelies";
        };
        /**
         * Options
         * @description What the players agreed on. `equal_turns` is settled from the edition (HS-11).
         */
        HiddenStonesOptions: {
            /** @enum {unknown} */
            edition: "magellan" | "piatnik";
            equal_turns: boolean;
            start: number | null;
            deck: string;
        };
        /**
         * Over
         * @description This rule ended the game.
         */
        HiddenStonesOver: {
            /** @enum {unknown} */
            type: "over";
            rule: string;
        };
        /**
         * Pass
         * @description HS-9: draw 2 cards instead of any action.
         */
        HiddenStonesPassMove: {
            /** @enum {unknown} */
            type: "pass";
        };
        /**
         * Passed
         * @description A turn was passed.
         */
        HiddenStonesPassed: {
            /** @enum {unknown} */
            type: "passed";
            seat: number;
        };
        /**
         * Penalty
         * @description Solo: a turn ended with no card scored.
         */
        HiddenStonesPenalty: {
            /** @enum {unknown} */
            type: "penalty";
            count: number;
        };
        /**
         * Pile
         * @description Chance, HS-13: the 16 cards of a solo game.
         */
        HiddenStonesPileMove: {
            /** @enum {unknown} */
            type: "pile";
            cards: number[];
        };
        /**
         * Points
         * @description Make so many points in this turn.
         */
        HiddenStonesPointsGoal: {
            /** @enum {unknown} */
            type: "points";
            points: number;
        };
        /**
         * Prepares
         * @description After the change, this card of the hand needs `changes` more, one fewer than before.
         */
        HiddenStonesPreparesReason: {
            /** @enum {unknown} */
            type: "prepares";
            card: number;
            points: number;
            changes: number;
        };
        HiddenStonesReason: components["schemas"]["HiddenStonesScoresReason"] | components["schemas"]["HiddenStonesCompletesReason"] | components["schemas"]["HiddenStonesPreparesReason"] | components["schemas"]["HiddenStonesMostReason"] | components["schemas"]["HiddenStonesInPlaceReason"] | components["schemas"]["HiddenStonesInTurnReason"] | components["schemas"]["HiddenStonesFarthestReason"] | components["schemas"]["HiddenStonesTooFarReason"] | components["schemas"]["HiddenStonesCheapestReason"] | components["schemas"]["HiddenStonesKeepsReason"] | components["schemas"]["HiddenStonesDrawsReason"] | components["schemas"]["HiddenStonesNoneLiesReason"] | components["schemas"]["HiddenStonesCostsReason"];
        /**
         * Reshuffled
         * @description The discards became the new draw pile.
         */
        HiddenStonesReshuffled: {
            /** @enum {unknown} */
            type: "reshuffled";
            count: number;
        };
        /**
         * Score
         * @description HS-6: a card whose formation lies on the board goes to the won pile.
         */
        HiddenStonesScoreMove: {
            /** @enum {unknown} */
            type: "score";
            card: number;
        };
        /**
         * Scored
         * @description A card went to the won pile.
         */
        HiddenStonesScored: {
            /** @enum {unknown} */
            type: "scored";
            seat: number;
            card: number;
            points: number;
            cells: string[];
        };
        /**
         * Scores
         * @description HS-6: the card's formation lies on these cells now, and it is worth these points.
         */
        HiddenStonesScoresReason: {
            /** @enum {unknown} */
            type: "scores";
            card: number;
            points: number;
            cells: string[];
        };
        /**
         * Sheet
         * @description One player's column of the score sheet; `counts` are won cards of value 1, 2, 3 and 5.
         */
        HiddenStonesSheet: {
            counts: number[];
            cards: number;
            bonus: number;
            total: number;
        };
        /**
         * Sketch
         * @description What a player sees. `board` has the nine faces, row by row.
         *
         *         `others` are how many cards the others hold. `won` are the cards that each player has won, you first; 0 is a card
         *         that you don't want to look up. `discard` are the cards out of the game that you remember; all others are in the
         *         draw pile. `start` is who began. `acted` and `scored` are about the turn that you are in.
         */
        HiddenStonesSketch: {
            /** @default ......... */
            board?: string;
            /** @default [] */
            hand?: number[];
            /** @default null */
            others?: number[] | null;
            /** @default null */
            won?: number[][] | null;
            /** @default [] */
            discard?: number[];
            /** @default false */
            passed?: boolean;
            /** @default false */
            acted?: boolean;
            /** @default false */
            scored?: boolean;
            /** @default null */
            start?: number | null;
            /** @default 0 */
            penalties?: number;
        };
        /**
         * Start
         * @description Chance, HS-3: who begins.
         */
        HiddenStonesStartMove: {
            /** @enum {unknown} */
            type: "start";
            seat: number;
        };
        /**
         * Stones
         * @description Chance, HS-3: the stones in random order with random sides.
         */
        HiddenStonesStonesMove: {
            /** @enum {unknown} */
            type: "stones";
            board: string;
        };
        /**
         * Swap
         * @description HS-4: discard a card and swap two adjacent stones, which may be named in either order.
         */
        HiddenStonesSwapMove: {
            /** @enum {unknown} */
            type: "swap";
            card: number;
            a: number;
            b: number;
        };
        /**
         * Swapped
         * @description A card was discarded to swap two stones.
         */
        HiddenStonesSwapped: {
            /** @enum {unknown} */
            type: "swapped";
            seat: number;
            card: number;
            a: string;
            b: string;
        };
        /**
         * TooFar
         * @description HS-4, HS-5: after the change, the card that pays would need at least so many more changes.
         */
        HiddenStonesTooFarReason: {
            /** @enum {unknown} */
            type: "toofar";
            card: number;
            changes: number;
        };
        /**
         * View
         * @description All that a seat may know. `seat` is None for a spectator, who has no hand and may do nothing.
         */
        HiddenStonesView: {
            seat: number | null;
            options: components["schemas"]["HiddenStonesOptions"];
            seats: number;
            /** @enum {unknown} */
            phase: "deal" | "over" | "pile" | "play" | "refill" | "start" | "stones";
            board: string;
            hand: components["schemas"]["HiddenStonesHeld"][];
            hands: number[];
            won: components["schemas"]["HiddenStonesFace"][][];
            draw: number;
            discard: components["schemas"]["HiddenStonesFace"][];
            start: number;
            turn: number;
            owed: number;
            acted: boolean;
            scored: boolean;
            passed: boolean[];
            last_round: boolean;
            round_active: boolean;
            idle_rounds: number;
            penalties: number;
            target: number;
            seen: number[];
            reason: string;
            may: components["schemas"]["HiddenStonesMay"];
            sheets: components["schemas"]["HiddenStonesSheet"][];
            remembered: components["schemas"]["HiddenStonesMemory"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type HiddenStonesBegins = components['schemas']['HiddenStonesBegins'];
export type HiddenStonesCheapestReason = components['schemas']['HiddenStonesCheapestReason'];
export type HiddenStonesCompletesReason = components['schemas']['HiddenStonesCompletesReason'];
export type HiddenStonesCostsReason = components['schemas']['HiddenStonesCostsReason'];
export type HiddenStonesDrawMove = components['schemas']['HiddenStonesDrawMove'];
export type HiddenStonesDrawsReason = components['schemas']['HiddenStonesDrawsReason'];
export type HiddenStonesDrew = components['schemas']['HiddenStonesDrew'];
export type HiddenStonesEndMove = components['schemas']['HiddenStonesEndMove'];
export type HiddenStonesEnded = components['schemas']['HiddenStonesEnded'];
export type HiddenStonesEvent = components['schemas']['HiddenStonesEvent'];
export type HiddenStonesFace = components['schemas']['HiddenStonesFace'];
export type HiddenStonesFarthestReason = components['schemas']['HiddenStonesFarthestReason'];
export type HiddenStonesFlipMove = components['schemas']['HiddenStonesFlipMove'];
export type HiddenStonesFlipped = components['schemas']['HiddenStonesFlipped'];
export type HiddenStonesGoal = components['schemas']['HiddenStonesGoal'];
export type HiddenStonesHeld = components['schemas']['HiddenStonesHeld'];
export type HiddenStonesInPlaceReason = components['schemas']['HiddenStonesInPlaceReason'];
export type HiddenStonesInTurnReason = components['schemas']['HiddenStonesInTurnReason'];
export type HiddenStonesKeepsReason = components['schemas']['HiddenStonesKeepsReason'];
export type HiddenStonesLaid = components['schemas']['HiddenStonesLaid'];
export type HiddenStonesLastRound = components['schemas']['HiddenStonesLastRound'];
export type HiddenStonesMay = components['schemas']['HiddenStonesMay'];
export type HiddenStonesMemory = components['schemas']['HiddenStonesMemory'];
export type HiddenStonesMostReason = components['schemas']['HiddenStonesMostReason'];
export type HiddenStonesMove = components['schemas']['HiddenStonesMove'];
export type HiddenStonesNoneLiesReason = components['schemas']['HiddenStonesNoneLiesReason'];
export type HiddenStonesOptions = components['schemas']['HiddenStonesOptions'];
export type HiddenStonesOver = components['schemas']['HiddenStonesOver'];
export type HiddenStonesPassMove = components['schemas']['HiddenStonesPassMove'];
export type HiddenStonesPassed = components['schemas']['HiddenStonesPassed'];
export type HiddenStonesPenalty = components['schemas']['HiddenStonesPenalty'];
export type HiddenStonesPileMove = components['schemas']['HiddenStonesPileMove'];
export type HiddenStonesPointsGoal = components['schemas']['HiddenStonesPointsGoal'];
export type HiddenStonesPreparesReason = components['schemas']['HiddenStonesPreparesReason'];
export type HiddenStonesReason = components['schemas']['HiddenStonesReason'];
export type HiddenStonesReshuffled = components['schemas']['HiddenStonesReshuffled'];
export type HiddenStonesScoreMove = components['schemas']['HiddenStonesScoreMove'];
export type HiddenStonesScored = components['schemas']['HiddenStonesScored'];
export type HiddenStonesScoresReason = components['schemas']['HiddenStonesScoresReason'];
export type HiddenStonesSheet = components['schemas']['HiddenStonesSheet'];
export type HiddenStonesSketch = components['schemas']['HiddenStonesSketch'];
export type HiddenStonesStartMove = components['schemas']['HiddenStonesStartMove'];
export type HiddenStonesStonesMove = components['schemas']['HiddenStonesStonesMove'];
export type HiddenStonesSwapMove = components['schemas']['HiddenStonesSwapMove'];
export type HiddenStonesSwapped = components['schemas']['HiddenStonesSwapped'];
export type HiddenStonesTooFarReason = components['schemas']['HiddenStonesTooFarReason'];
export type HiddenStonesView = components['schemas']['HiddenStonesView'];
