// Generated from the types of the server by `npm run wire`; do not edit.

export interface components {
    schemas: {
        /**
         * All
         * @description Lay all your tiles in this turn: so many.
         */
        CrossrummyAllGoal: {
            /** @enum {unknown} */
            type: "all";
            tiles: number;
        };
        /**
         * Begin
         * @description Chance, CR-2: who begins.
         */
        CrossrummyBeginMove: {
            /** @enum {unknown} */
            type: "begin";
            seat: number;
        };
        /**
         * Begins
         * @description This player begins the game.
         */
        CrossrummyBegins: {
            /** @enum {unknown} */
            type: "begins";
            seat: number;
            round: number;
        };
        /**
         * Completes
         * @description Together with these tiles of the rack, the tile makes a set or a run.
         */
        CrossrummyCompletesReason: {
            /** @enum {unknown} */
            type: "completes";
            tile: string;
            /** @enum {unknown} */
            kind: "run" | "set";
            tiles: string[];
        };
        /**
         * Crosses
         * @description CR-7: this tile, which is being laid, stands in two lines.
         */
        CrossrummyCrossesReason: {
            /** @enum {unknown} */
            type: "crosses";
            tile: string;
        };
        /**
         * Dealt
         * @description A hand was dealt. `tiles` is empty for those who may not see it.
         */
        CrossrummyDealt: {
            /** @enum {unknown} */
            type: "dealt";
            seat: number;
            count: number;
            tiles: string[];
        };
        /**
         * Draw
         * @description CR-4: draw a tile from the bag.
         */
        CrossrummyDrawMove: {
            /** @enum {unknown} */
            type: "draw";
        };
        /**
         * DrawThree
         * @description CR-5: play *draw three* against another player.
         */
        CrossrummyDrawThreeMove: {
            /** @enum {unknown} */
            type: "drawthree";
            victim: number;
        };
        /**
         * Drawn
         * @description Chance: these tiles come out of the bag, in order, for the player who has to get them.
         */
        CrossrummyDrawnMove: {
            /** @enum {unknown} */
            type: "drawn";
            tiles: string[];
        };
        /**
         * Drew
         * @description CR-4, CR-5: tiles came out of the bag; `tiles` is empty for those who may not see them.
         */
        CrossrummyDrew: {
            /** @enum {unknown} */
            type: "drew";
            seat: number;
            count: number;
            tiles: string[];
        };
        CrossrummyEvent: components["schemas"]["CrossrummyBegins"] | components["schemas"]["CrossrummyDealt"] | components["schemas"]["CrossrummyOpened"] | components["schemas"]["CrossrummyTook"] | components["schemas"]["CrossrummyDrew"] | components["schemas"]["CrossrummyPlayed"] | components["schemas"]["CrossrummyHandedOn"] | components["schemas"]["CrossrummyLaid"] | components["schemas"]["CrossrummyPassed"] | components["schemas"]["CrossrummyRoundOver"] | components["schemas"]["CrossrummyOver"];
        /**
         * Fewest
         * @description Nobody else holds fewer tiles than this player.
         */
        CrossrummyFewestReason: {
            /** @enum {unknown} */
            type: "fewest";
            seat: number;
            tiles: number;
        };
        /**
         * FitsNothing
         * @description None of these tiles makes two of three with another tile that stays in the rack.
         */
        CrossrummyFitsNothingReason: {
            /** @enum {unknown} */
            type: "fitsnothing";
            tiles: string[];
        };
        /**
         * Give
         * @description CR-5: the tiles that go to the left neighbour; they may be named in any order.
         */
        CrossrummyGiveMove: {
            /** @enum {unknown} */
            type: "give";
            tiles: string[];
        };
        CrossrummyGoal: components["schemas"]["CrossrummyAllGoal"];
        /**
         * GoesOut
         * @description CR-12: no tile is left in the rack.
         */
        CrossrummyGoesOutReason: {
            /** @enum {unknown} */
            type: "goesout";
        };
        /**
         * HandOn
         * @description Chance, with nothing to draw: all have chosen, so all hand on at once. Nobody learns who chose last.
         */
        CrossrummyHandOnMove: {
            /** @enum {unknown} */
            type: "handon";
        };
        /**
         * HandedOn
         * @description CR-5: tiles went from one player to the left neighbour; `tiles` is empty for those who may not see them.
         */
        CrossrummyHandedOn: {
            /** @enum {unknown} */
            type: "handedon";
            seat: number;
            to: number;
            count: number;
            tiles: string[];
        };
        /**
         * Keeps
         * @description CR-7: these two tiles stay in the rack and make two of the three for a set or a run.
         */
        CrossrummyKeepsReason: {
            /** @enum {unknown} */
            type: "keeps";
            tile: string;
            /** @enum {unknown} */
            kind: "run" | "set";
            other: string;
        };
        /**
         * Knowledge
         * @description What a viewer knows: `held` are tiles that are certainly in these hands, `loose` are tiles in one of two hands.
         *         CR-14: a player who passed has `no_action` tile.
         */
        CrossrummyKnowledge: {
            held: string[][];
            loose: components["schemas"]["CrossrummyLoose"][];
            no_action: boolean[];
        };
        /**
         * Laid
         * @description CR-6: a laying. `opens`: the player opened with it (CR-10). `left`: how many tiles they still hold.
         *
         *         `shift` is how far the table as a whole was shifted, because its first column and row are always 0. `moved` are only
         *         the tiles that changed their place apart from that.
         */
        CrossrummyLaid: {
            /** @enum {unknown} */
            type: "laid";
            seat: number;
            laid: components["schemas"]["CrossrummyPut"][];
            moved: components["schemas"]["CrossrummyShoved"][];
            shift: [
                number,
                number
            ];
            opens: boolean;
            groups: number;
            left: number;
        };
        /**
         * Laid
         * @description A tile from the hand, and where it goes.
         */
        CrossrummyLaidMove: {
            tile: string;
            cell: [
                number,
                number
            ];
        };
        /**
         * Lay
         * @description CR-6: what is laid and what is moved, all at once. Cells are those of the table before the move.
         *
         *         Both are sorted by where the tiles go, whatever order they were named in: one rearrangement is one move and has one
         *         notation.
         */
        CrossrummyLayMove: {
            /** @enum {unknown} */
            type: "lay";
            laid: components["schemas"]["CrossrummyLaidMove"][];
            moved: components["schemas"]["CrossrummyMovedMove"][];
        };
        /**
         * Lays
         * @description CR-13: how many tiles leave the rack, the points that they would cost, and how many tiles stay.
         */
        CrossrummyLaysReason: {
            /** @enum {unknown} */
            type: "lays";
            tiles: number;
            points: number;
            left: number;
        };
        /**
         * Line
         * @description A set or a run on the table: its tiles from left to right or from top to bottom.
         */
        CrossrummyLine: {
            /** @enum {unknown} */
            kind: "run" | "set";
            down: boolean;
            cell: [
                number,
                number
            ];
            tiles: string[];
        };
        /**
         * Loose
         * @description CR-5: tiles that the giver had when everybody handed on: `least` to `most` of them went to the left neighbour.
         */
        CrossrummyLoose: {
            tiles: string[];
            giver: number;
            least: number;
            most: number;
        };
        /**
         * Lying
         * @description A tile on the table, and the number of the group that it belongs to.
         */
        CrossrummyLying: {
            cell: [
                number,
                number
            ];
            tile: string;
            group: number;
        };
        /**
         * Makes
         * @description CR-7: this line was not on the table before, and has tiles that are being laid.
         */
        CrossrummyMakesReason: {
            /** @enum {unknown} */
            type: "makes";
            /** @enum {unknown} */
            kind: "run" | "set";
            tiles: string[];
        };
        /**
         * May
         * @description What the viewer may do now. `give` is how many tiles they have to choose for *pass on*, 0 if none.
         */
        CrossrummyMay: {
            take: boolean;
            draw: boolean;
            lay: boolean;
            pass_on: boolean;
            draw_three: number[];
            give: number;
            pass: boolean;
        };
        /**
         * MayComplete
         * @description CR-4, CR-7: of the tiles that this player can't see (`unseen`), so many would make a set or a run with tiles of
         *         the rack.
         */
        CrossrummyMayCompleteReason: {
            /** @enum {unknown} */
            type: "maycomplete";
            tiles: number;
            unseen: number;
        };
        CrossrummyMove: components["schemas"]["CrossrummyTakeMove"] | components["schemas"]["CrossrummyDrawMove"] | components["schemas"]["CrossrummyPassOnMove"] | components["schemas"]["CrossrummyGiveMove"] | components["schemas"]["CrossrummyDrawThreeMove"] | components["schemas"]["CrossrummyLayMove"] | components["schemas"]["CrossrummyPassMove"] | components["schemas"]["CrossrummyDrawnMove"] | components["schemas"]["CrossrummyHandOnMove"] | components["schemas"]["CrossrummyBeginMove"];
        /**
         * Moved
         * @description A tile of the table, and where it goes from and to. Without `to` it is left over, which no rule allows (CR-6).
         */
        CrossrummyMovedMove: {
            tile: string;
            cell: [
                number,
                number
            ];
            to: [
                number,
                number
            ] | null;
        };
        /**
         * NoneOpenCompletes
         * @description No open tile makes a set or a run with tiles of the rack.
         */
        CrossrummyNoneOpenCompletesReason: {
            /** @enum {unknown} */
            type: "noneopencompletes";
        };
        /**
         * Opened
         * @description Tiles were laid open beside the table: at the start, or one in place of a tile that was taken (`place` says
         *         where).
         */
        CrossrummyOpened: {
            /** @enum {unknown} */
            type: "opened";
            tiles: string[];
            place: number;
        };
        /**
         * Opens
         * @description CR-10: it is this player's first laying.
         */
        CrossrummyOpensReason: {
            /** @enum {unknown} */
            type: "opens";
        };
        /**
         * Options
         * @description What the players agreed on: how many games (CR-13), and who begins the first (CR-2).
         */
        CrossrummyOptions: {
            rounds: number;
            start: number | null;
        };
        /**
         * Over
         * @description This rule ended it all.
         */
        CrossrummyOver: {
            /** @enum {unknown} */
            type: "over";
            rule: string;
        };
        /**
         * Pairs
         * @description Together with this tile of the rack, the tile makes two of the three for a set or a run.
         */
        CrossrummyPairsReason: {
            /** @enum {unknown} */
            type: "pairs";
            tile: string;
            /** @enum {unknown} */
            kind: "run" | "set";
            other: string;
        };
        /**
         * Pass
         * @description CR-14: nothing else is possible.
         */
        CrossrummyPassMove: {
            /** @enum {unknown} */
            type: "pass";
        };
        /**
         * PassOn
         * @description CR-5: play *pass on*; then everybody chooses what to give.
         */
        CrossrummyPassOnMove: {
            /** @enum {unknown} */
            type: "passon";
        };
        /**
         * Passed
         * @description CR-14: nothing was possible.
         */
        CrossrummyPassed: {
            /** @enum {unknown} */
            type: "passed";
            seat: number;
        };
        /**
         * Placed
         * @description A number tile on the table.
         */
        CrossrummyPlaced: {
            cell: [
                number,
                number
            ];
            tile: string;
        };
        /**
         * Played
         * @description CR-5: an action tile was played and has left the game. `victim` has to draw three; None if nobody does.
         */
        CrossrummyPlayed: {
            /** @enum {unknown} */
            type: "played";
            seat: number;
            /** @enum {unknown} */
            action: "draw-three" | "pass-on";
            victim: number | null;
        };
        /**
         * Put
         * @description A tile that was laid, and its cell on the table as it is now.
         */
        CrossrummyPut: {
            tile: string;
            cell: [
                number,
                number
            ];
        };
        CrossrummyReason: components["schemas"]["CrossrummyGoesOutReason"] | components["schemas"]["CrossrummyOpensReason"] | components["schemas"]["CrossrummyLaysReason"] | components["schemas"]["CrossrummyMakesReason"] | components["schemas"]["CrossrummyCrossesReason"] | components["schemas"]["CrossrummyKeepsReason"] | components["schemas"]["CrossrummyTogetherReason"] | components["schemas"]["CrossrummyCompletesReason"] | components["schemas"]["CrossrummyPairsReason"] | components["schemas"]["CrossrummyNoneOpenCompletesReason"] | components["schemas"]["CrossrummyMayCompleteReason"] | components["schemas"]["CrossrummyShedsReason"] | components["schemas"]["CrossrummyFewestReason"] | components["schemas"]["CrossrummyFitsNothingReason"];
        /**
         * RoundOver
         * @description This rule ended a game of the series: what everybody held and what that costs them.
         */
        CrossrummyRoundOver: {
            /** @enum {unknown} */
            type: "roundover";
            round: number;
            rule: string;
            out: number | null;
            hands: string[][];
            points: number[];
            totals: number[];
        };
        /**
         * Sheds
         * @description CR-13: a tile of the rack that would cost these points at the end.
         */
        CrossrummyShedsReason: {
            /** @enum {unknown} */
            type: "sheds";
            points: number;
        };
        /**
         * Sheet
         * @description A finished game of a series: what everybody still held and what that costs them. `out` laid their last tile.
         */
        CrossrummySheet: {
            number: number;
            start: number;
            hands: string[][];
            points: number[];
            out: number | null;
            reason: string;
        };
        /**
         * Shoved
         * @description A tile that changed its place: `cell` on the table as it was, `to` on the table as it is now.
         */
        CrossrummyShoved: {
            tile: string;
            cell: [
                number,
                number
            ];
            to: [
                number,
                number
            ];
        };
        /**
         * Sketch
         * @description What a player sees. `table` are the tiles on the table with their cells, in any order and counted from anywhere.
         *
         *         `others` are how many tiles the others hold. `opened` says who has opened, you first; if tiles lie on the table and
         *         nothing is said, all have. `gone` are the action tiles that were played. `before` are the points of the games of a
         *         series before this one, which is number `round`. `start` is who began.
         */
        CrossrummySketch: {
            /** @default [] */
            table?: components["schemas"]["CrossrummyPlaced"][];
            /** @default [] */
            rack?: string[];
            /** @default [] */
            open?: string[];
            /** @default null */
            others?: number[] | null;
            /** @default null */
            opened?: boolean[] | null;
            /** @default [] */
            gone?: string[];
            /** @default null */
            before?: number[] | null;
            /** @default 1 */
            round?: number;
            /** @default 0 */
            start?: number;
        };
        /**
         * Take
         * @description CR-3: take this open tile.
         */
        CrossrummyTakeMove: {
            /** @enum {unknown} */
            type: "take";
            tile: string;
        };
        /**
         * Together
         * @description CR-7: with the tile, so many of the number tiles in the rack make sets and runs at once, more than without it.
         */
        CrossrummyTogetherReason: {
            /** @enum {unknown} */
            type: "together";
            tiles: number;
            of: number;
        };
        /**
         * Took
         * @description CR-3: an open tile was taken from this place.
         */
        CrossrummyTook: {
            /** @enum {unknown} */
            type: "took";
            seat: number;
            tile: string;
            place: number;
        };
        /**
         * View
         * @description All that a seat may know. `seat` is None for a spectator, who has no rack and may do nothing.
         *
         *         `limit` is how many groups the table may have after a laying by the viewer, who has opened or opens with it (CR-9,
         *         CR-11; for a spectator, after a laying by the player to move). `chosen` is what the viewer gives in a *pass on* that
         *         is not settled yet; nobody knows whether the others have chosen. `sum` is what the viewer's rack would cost now.
         *         `gone` are the action tiles that have left the game.
         */
        CrossrummyView: {
            seat: number | null;
            options: components["schemas"]["CrossrummyOptions"];
            seats: number;
            /** @enum {unknown} */
            phase: "choose" | "deal" | "draw" | "hand-on" | "open" | "over" | "play" | "refill" | "start" | "three";
            round: number;
            start: number;
            turn: number;
            rack: string[];
            sum: number;
            hands: number[];
            bag: number;
            open: string[];
            gap: number | null;
            table: components["schemas"]["CrossrummyLying"][];
            lines: components["schemas"]["CrossrummyLine"][];
            groups: number;
            limit: number;
            opened: boolean[];
            gone: string[];
            chosen: string[] | null;
            victim: number | null;
            passes: number;
            may: components["schemas"]["CrossrummyMay"];
            sheets: components["schemas"]["CrossrummySheet"][];
            totals: number[];
            winners: number[];
            reason: string;
            remembered: components["schemas"]["CrossrummyKnowledge"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type CrossrummyAllGoal = components['schemas']['CrossrummyAllGoal'];
export type CrossrummyBeginMove = components['schemas']['CrossrummyBeginMove'];
export type CrossrummyBegins = components['schemas']['CrossrummyBegins'];
export type CrossrummyCompletesReason = components['schemas']['CrossrummyCompletesReason'];
export type CrossrummyCrossesReason = components['schemas']['CrossrummyCrossesReason'];
export type CrossrummyDealt = components['schemas']['CrossrummyDealt'];
export type CrossrummyDrawMove = components['schemas']['CrossrummyDrawMove'];
export type CrossrummyDrawThreeMove = components['schemas']['CrossrummyDrawThreeMove'];
export type CrossrummyDrawnMove = components['schemas']['CrossrummyDrawnMove'];
export type CrossrummyDrew = components['schemas']['CrossrummyDrew'];
export type CrossrummyEvent = components['schemas']['CrossrummyEvent'];
export type CrossrummyFewestReason = components['schemas']['CrossrummyFewestReason'];
export type CrossrummyFitsNothingReason = components['schemas']['CrossrummyFitsNothingReason'];
export type CrossrummyGiveMove = components['schemas']['CrossrummyGiveMove'];
export type CrossrummyGoal = components['schemas']['CrossrummyGoal'];
export type CrossrummyGoesOutReason = components['schemas']['CrossrummyGoesOutReason'];
export type CrossrummyHandOnMove = components['schemas']['CrossrummyHandOnMove'];
export type CrossrummyHandedOn = components['schemas']['CrossrummyHandedOn'];
export type CrossrummyKeepsReason = components['schemas']['CrossrummyKeepsReason'];
export type CrossrummyKnowledge = components['schemas']['CrossrummyKnowledge'];
export type CrossrummyLaid = components['schemas']['CrossrummyLaid'];
export type CrossrummyLaidMove = components['schemas']['CrossrummyLaidMove'];
export type CrossrummyLayMove = components['schemas']['CrossrummyLayMove'];
export type CrossrummyLaysReason = components['schemas']['CrossrummyLaysReason'];
export type CrossrummyLine = components['schemas']['CrossrummyLine'];
export type CrossrummyLoose = components['schemas']['CrossrummyLoose'];
export type CrossrummyLying = components['schemas']['CrossrummyLying'];
export type CrossrummyMakesReason = components['schemas']['CrossrummyMakesReason'];
export type CrossrummyMay = components['schemas']['CrossrummyMay'];
export type CrossrummyMayCompleteReason = components['schemas']['CrossrummyMayCompleteReason'];
export type CrossrummyMove = components['schemas']['CrossrummyMove'];
export type CrossrummyMovedMove = components['schemas']['CrossrummyMovedMove'];
export type CrossrummyNoneOpenCompletesReason = components['schemas']['CrossrummyNoneOpenCompletesReason'];
export type CrossrummyOpened = components['schemas']['CrossrummyOpened'];
export type CrossrummyOpensReason = components['schemas']['CrossrummyOpensReason'];
export type CrossrummyOptions = components['schemas']['CrossrummyOptions'];
export type CrossrummyOver = components['schemas']['CrossrummyOver'];
export type CrossrummyPairsReason = components['schemas']['CrossrummyPairsReason'];
export type CrossrummyPassMove = components['schemas']['CrossrummyPassMove'];
export type CrossrummyPassOnMove = components['schemas']['CrossrummyPassOnMove'];
export type CrossrummyPassed = components['schemas']['CrossrummyPassed'];
export type CrossrummyPlaced = components['schemas']['CrossrummyPlaced'];
export type CrossrummyPlayed = components['schemas']['CrossrummyPlayed'];
export type CrossrummyPut = components['schemas']['CrossrummyPut'];
export type CrossrummyReason = components['schemas']['CrossrummyReason'];
export type CrossrummyRoundOver = components['schemas']['CrossrummyRoundOver'];
export type CrossrummyShedsReason = components['schemas']['CrossrummyShedsReason'];
export type CrossrummySheet = components['schemas']['CrossrummySheet'];
export type CrossrummyShoved = components['schemas']['CrossrummyShoved'];
export type CrossrummySketch = components['schemas']['CrossrummySketch'];
export type CrossrummyTakeMove = components['schemas']['CrossrummyTakeMove'];
export type CrossrummyTogetherReason = components['schemas']['CrossrummyTogetherReason'];
export type CrossrummyTook = components['schemas']['CrossrummyTook'];
export type CrossrummyView = components['schemas']['CrossrummyView'];
