// Generated from the types of the server by `npm run wire`; do not edit.

export interface components {
    schemas: {
        /**
         * Agree
         * @description TR-12: agree to stop.
         */
        TriominosAgreeMove: {
            /** @enum {unknown} */
            type: "agree";
        };
        /**
         * Answered
         * @description What a player says to that.
         */
        TriominosAnswered: {
            /** @enum {unknown} */
            type: "answered";
            seat: number;
            agrees: boolean;
        };
        /**
         * AtMost
         * @description The best that could be laid brings these points.
         */
        TriominosAtMostReason: {
            /** @enum {unknown} */
            type: "atmost";
            points: number;
        };
        /**
         * Begins
         * @description This player begins the round.
         */
        TriominosBegins: {
            /** @enum {unknown} */
            type: "begins";
            seat: number;
            round: number;
        };
        /**
         * BestPlace
         * @description TR-8: lay the stone that brings the most points, without buying: so many.
         */
        TriominosBestPlaceGoal: {
            /** @enum {unknown} */
            type: "bestplace";
            points: number;
        };
        /**
         * Bought
         * @description A stone was paid for; `count` is how many stones the player has bought in this turn.
         */
        TriominosBought: {
            /** @enum {unknown} */
            type: "bought";
            seat: number;
            count: number;
            price: number;
        };
        /**
         * Buy
         * @description TR-5: draw a stone from the pool for 5 points.
         */
        TriominosBuyMove: {
            /** @enum {unknown} */
            type: "buy";
        };
        /**
         * Costs
         * @description TR-5 to TR-7: it costs these points; 0 where it is free.
         */
        TriominosCostsReason: {
            /** @enum {unknown} */
            type: "costs";
            points: number;
        };
        /**
         * Decline
         * @description TR-12: play on.
         */
        TriominosDeclineMove: {
            /** @enum {unknown} */
            type: "decline";
        };
        /**
         * Draw
         * @description Chance, TR-2, TR-3, TR-5: the player who has to draw gets this stone.
         */
        TriominosDrawMove: {
            /** @enum {unknown} */
            type: "draw";
            stone: string;
        };
        /**
         * Drawn
         * @description TR-2: a stone drawn for the start, open to all.
         */
        TriominosDrawn: {
            seat: number;
            stone: string;
        };
        /**
         * Drew
         * @description A stone was dealt or bought; '' for those who may not see it.
         */
        TriominosDrew: {
            /** @enum {unknown} */
            type: "drew";
            seat: number;
            stone: string;
        };
        /**
         * Ending
         * @description Lay a stone with which you can be `lead` points ahead in the end, whatever the other player does. A negative lead
         *         means points behind.
         */
        TriominosEndingGoal: {
            /** @enum {unknown} */
            type: "ending";
            lead: number;
        };
        TriominosEvent: components["schemas"]["TriominosLot"] | components["schemas"]["TriominosTie"] | components["schemas"]["TriominosBegins"] | components["schemas"]["TriominosDrew"] | components["schemas"]["TriominosBought"] | components["schemas"]["TriominosLaid"] | components["schemas"]["TriominosPassed"] | components["schemas"]["TriominosLastLap"] | components["schemas"]["TriominosProposed"] | components["schemas"]["TriominosAnswered"] | components["schemas"]["TriominosPlayedOn"] | components["schemas"]["TriominosRoundOver"] | components["schemas"]["TriominosOver"];
        /**
         * FitNow
         * @description TR-4: of the stones of the rack (`of`), so many fit somewhere now: some, but not all.
         */
        TriominosFitNowReason: {
            /** @enum {unknown} */
            type: "fitnow";
            stones: number;
            of: number;
        };
        /**
         * FitsOnlyHere
         * @description The stone fits nowhere else.
         */
        TriominosFitsOnlyHereReason: {
            /** @enum {unknown} */
            type: "fitsonlyhere";
        };
        TriominosGoal: components["schemas"]["TriominosEndingGoal"] | components["schemas"]["TriominosBestPlaceGoal"] | components["schemas"]["TriominosSetUpGoal"];
        /**
         * GoesOut
         * @description TR-10: it is the last stone of the rack, and going out brings these points besides.
         */
        TriominosGoesOutReason: {
            /** @enum {unknown} */
            type: "goesout";
            points: number;
        };
        /**
         * Holds
         * @description TR-12: what the stones in the rack are worth: stopping would cost that much.
         */
        TriominosHoldsReason: {
            /** @enum {unknown} */
            type: "holds";
            points: number;
        };
        /**
         * Laid
         * @description A stone was laid. `points` are its value and its bonus.
         */
        TriominosLaid: {
            /** @enum {unknown} */
            type: "laid";
            seat: number;
            stone: string;
            cell: string;
            numbers: [
                number,
                number,
                number
            ];
            value: number;
            /** @enum {unknown} */
            bonus: "" | "bridge" | "double-hexagon" | "hexagon";
            bonus_points: number;
            points: number;
        };
        /**
         * LastLap
         * @description A player has laid their last stone; the lap is played to its end.
         */
        TriominosLastLap: {
            /** @enum {unknown} */
            type: "lastlap";
            seat: number;
        };
        /**
         * Lay
         * @description TR-4: lay a stone on a cell. It fits there in one way at most, so nothing says how it is turned.
         */
        TriominosLay: {
            /** @enum {unknown} */
            type: "lay";
            stone: string;
            cell: number;
        };
        /**
         * Lay
         * @description TR-4: lay a stone on a cell. It fits there in one way at most, so nothing says how it is turned.
         */
        TriominosLayMove: {
            /** @enum {unknown} */
            type: "lay";
            stone: string;
            cell: number;
        };
        /**
         * Leaves
         * @description TR-8, TR-9: after it, no stone that this player can't see makes a bonus, and none brings more than these points
         *         at once.
         */
        TriominosLeavesReason: {
            /** @enum {unknown} */
            type: "leaves";
            points: number;
        };
        /**
         * Lies
         * @description A stone on the table: its cell, and its numbers clockwise from the corner that points up (▲) or down (▼).
         */
        TriominosLies: {
            cell: string;
            numbers: [
                number,
                number,
                number
            ];
        };
        /**
         * Lot
         * @description A stone was drawn for the start (TR-2).
         */
        TriominosLot: {
            /** @enum {unknown} */
            type: "lot";
            seat: number;
            stone: string;
        };
        /**
         * Lying
         * @description A stone on the table. Rows go down from the first stone, columns right in half sides; `up` is a ▲, else a ▼.
         *
         *         `numbers` are clockwise from the corner that points: top, right, left of a ▲; bottom, left, right of a ▼.
         */
        TriominosLying: {
            seat: number;
            stone: string;
            cell: string;
            row: number;
            column: number;
            up: boolean;
            numbers: [
                number,
                number,
                number
            ];
        };
        /**
         * May
         * @description What the viewer may do now, and what it costs. `must_lay`: neither buying nor passing is possible.
         */
        TriominosMay: {
            lay: components["schemas"]["TriominosPlace"][];
            must_lay: boolean;
            buy: boolean;
            buy_price: number;
            pass: boolean;
            pass_price: number;
            stop: boolean;
            answer: boolean;
        };
        /**
         * MayBring
         * @description TR-5, TR-8: of the stones that this player can't see (`unseen`), so many could be laid now for more than these
         *         points: the best stone of the rack, and the price of buying.
         */
        TriominosMayBringReason: {
            /** @enum {unknown} */
            type: "maybring";
            stones: number;
            unseen: number;
            points: number;
        };
        /**
         * MayFit
         * @description TR-4: of the stones that this player can't see (`unseen`), so many fit somewhere now.
         */
        TriominosMayFitReason: {
            /** @enum {unknown} */
            type: "mayfit";
            stones: number;
            unseen: number;
        };
        /**
         * Memory
         * @description TR-7: `barred` are the stones that each player can't hold: they passed with an empty pool, and these fitted.
         */
        TriominosMemory: {
            barred: string[][];
        };
        /**
         * Most
         * @description None of the ways to lay a stone brings more; `ways` is how many there are.
         */
        TriominosMostReason: {
            /** @enum {unknown} */
            type: "most";
            ways: number;
        };
        TriominosMove: components["schemas"]["TriominosLayMove"] | components["schemas"]["TriominosBuyMove"] | components["schemas"]["TriominosPassMove"] | components["schemas"]["TriominosStopMove"] | components["schemas"]["TriominosAgreeMove"] | components["schemas"]["TriominosDeclineMove"] | components["schemas"]["TriominosDrawMove"];
        /**
         * NoneFits
         * @description No stone of the rack fits anywhere.
         */
        TriominosNoneFitsReason: {
            /** @enum {unknown} */
            type: "nonefits";
        };
        /**
         * OnlyFit
         * @description No other stone of the rack fits anywhere.
         */
        TriominosOnlyFitReason: {
            /** @enum {unknown} */
            type: "onlyfit";
        };
        /**
         * Options
         * @description What the players agreed on: a number of rounds, or a target that somebody reaches (TR-13).
         */
        TriominosOptions: {
            rounds: number;
            target: number | null;
            start: number | null;
        };
        /**
         * Over
         * @description This rule ended the game.
         */
        TriominosOver: {
            /** @enum {unknown} */
            type: "over";
            rule: string;
        };
        /**
         * Pass
         * @description TR-6, TR-7, TR-10: end the turn without laying.
         */
        TriominosPassMove: {
            /** @enum {unknown} */
            type: "pass";
        };
        /**
         * Passed
         * @description A turn ended without a stone.
         */
        TriominosPassed: {
            /** @enum {unknown} */
            type: "passed";
            seat: number;
            price: number;
        };
        /**
         * Place
         * @description A stone of the rack where it fits, turned as it fits, with what it brings and the stones it would lie beside.
         */
        TriominosPlace: {
            move: components["schemas"]["TriominosLay"];
            stone: string;
            cell: string;
            row: number;
            column: number;
            up: boolean;
            numbers: [
                number,
                number,
                number
            ];
            beside: string[];
            value: number;
            /** @enum {unknown} */
            bonus: "" | "bridge" | "double-hexagon" | "hexagon";
            bonus_points: number;
            points: number;
        };
        /**
         * PlayedOn
         * @description Not all agreed: the turn goes on.
         */
        TriominosPlayedOn: {
            /** @enum {unknown} */
            type: "playedon";
            seat: number;
        };
        /**
         * Proposed
         * @description A player proposes to stop early.
         */
        TriominosProposed: {
            /** @enum {unknown} */
            type: "proposed";
            seat: number;
        };
        TriominosReason: components["schemas"]["TriominosScoresReason"] | components["schemas"]["TriominosGoesOutReason"] | components["schemas"]["TriominosMostReason"] | components["schemas"]["TriominosLeavesReason"] | components["schemas"]["TriominosStillFitReason"] | components["schemas"]["TriominosFitsOnlyHereReason"] | components["schemas"]["TriominosOnlyFitReason"] | components["schemas"]["TriominosNoneFitsReason"] | components["schemas"]["TriominosMayBringReason"] | components["schemas"]["TriominosMayFitReason"] | components["schemas"]["TriominosFitNowReason"] | components["schemas"]["TriominosAtMostReason"] | components["schemas"]["TriominosCostsReason"] | components["schemas"]["TriominosHoldsReason"];
        /**
         * RoundOver
         * @description This rule ended a round: what everybody held, what that brought or cost them, and the points.
         */
        TriominosRoundOver: {
            /** @enum {unknown} */
            type: "roundover";
            round: number;
            rule: string;
            hands: string[][];
            end_points: number[];
            points: number[];
            totals: number[];
        };
        /**
         * Scores
         * @description TR-8: the stone brings these points: its value, and those of a bonus.
         */
        TriominosScoresReason: {
            /** @enum {unknown} */
            type: "scores";
            points: number;
            value: number;
            /** @enum {unknown} */
            bonus: "" | "bridge" | "double-hexagon" | "hexagon";
            bonus_points: number;
        };
        /**
         * SetUp
         * @description TR-9: lay a stone, without buying, so that in your next turn you can complete a hexagon with another stone of
         *         your hand, whatever the others do.
         */
        TriominosSetUpGoal: {
            /** @enum {unknown} */
            type: "setup";
        };
        /**
         * Sheet
         * @description A finished round: its turns, what everybody still held, and what that brought or cost them at the end.
         */
        TriominosSheet: {
            number: number;
            start: number;
            turns: components["schemas"]["TriominosTurn"][];
            hands: string[][];
            end_points: number[];
            points: number[];
            out: number | null;
            reason: string;
        };
        /**
         * Sketch
         * @description What a player sees. `layout` are the stones on the table, in any order; one of them is on cell 0.
         *
         *         `others` are how many stones the others hold. `scores` are the points of this round, you first, and `before` those
         *         of the rounds before it. `bought` is how many stones you have bought in this turn; `proposed`: you have asked the
         *         others to stop in this round. `start` is who began it.
         */
        TriominosSketch: {
            /** @default [] */
            layout?: components["schemas"]["TriominosLies"][];
            /** @default [] */
            rack?: string[];
            /** @default null */
            others?: number[] | null;
            /** @default null */
            scores?: number[] | null;
            /** @default null */
            before?: number[] | null;
            /** @default 1 */
            round?: number;
            /** @default 0 */
            bought?: number;
            /** @default false */
            proposed?: boolean;
            /** @default null */
            start?: number | null;
        };
        /**
         * StillFit
         * @description TR-4: so many stones of the rack fit somewhere after it, and no other way to lay one leaves more of them.
         */
        TriominosStillFitReason: {
            /** @enum {unknown} */
            type: "stillfit";
            stones: number;
        };
        /**
         * Stone
         * @description A stone of the viewer's rack; its numbers clockwise from the smallest.
         */
        TriominosStone: {
            stone: string;
            numbers: [
                number,
                number,
                number
            ];
            value: number;
        };
        /**
         * Stop
         * @description TR-12: propose to stop the round early.
         */
        TriominosStopMove: {
            /** @enum {unknown} */
            type: "stop";
        };
        /**
         * Tie
         * @description These players drew the same highest value and draw again.
         */
        TriominosTie: {
            /** @enum {unknown} */
            type: "tie";
            seats: number[];
        };
        /**
         * Turn
         * @description One line of the score sheet. `stone` is '' for a pass; `penalty` is what buying and passing cost.
         */
        TriominosTurn: {
            seat: number;
            stone: string;
            cell: string;
            value: number;
            /** @enum {unknown} */
            bonus: "" | "bridge" | "double-hexagon" | "hexagon";
            bonus_points: number;
            bought: number;
            penalty: number;
            points: number;
        };
        /**
         * View
         * @description All that a seat may know. `seat` is None for a spectator, who has no rack and may do nothing.
         *
         *         `turns` and `scores` are of the round that is being played, `sheets` the finished rounds, `totals` all together.
         */
        TriominosView: {
            seat: number | null;
            options: components["schemas"]["TriominosOptions"];
            seats: number;
            /** @enum {unknown} */
            phase: "buy" | "deal" | "over" | "play" | "start" | "vote";
            round: number;
            start: number;
            turn: number;
            contenders: number[];
            drawn: components["schemas"]["TriominosDrawn"][];
            rack: components["schemas"]["TriominosStone"][];
            hands: number[];
            pool: number;
            layout: components["schemas"]["TriominosLying"][];
            bought: number;
            penalty: number;
            out: number | null;
            proposed: boolean[];
            votes: (boolean | null)[];
            may: components["schemas"]["TriominosMay"];
            turns: components["schemas"]["TriominosTurn"][];
            scores: number[];
            totals: number[];
            sheets: components["schemas"]["TriominosSheet"][];
            winners: number[];
            reason: string;
            remembered: components["schemas"]["TriominosMemory"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type TriominosAgreeMove = components['schemas']['TriominosAgreeMove'];
export type TriominosAnswered = components['schemas']['TriominosAnswered'];
export type TriominosAtMostReason = components['schemas']['TriominosAtMostReason'];
export type TriominosBegins = components['schemas']['TriominosBegins'];
export type TriominosBestPlaceGoal = components['schemas']['TriominosBestPlaceGoal'];
export type TriominosBought = components['schemas']['TriominosBought'];
export type TriominosBuyMove = components['schemas']['TriominosBuyMove'];
export type TriominosCostsReason = components['schemas']['TriominosCostsReason'];
export type TriominosDeclineMove = components['schemas']['TriominosDeclineMove'];
export type TriominosDrawMove = components['schemas']['TriominosDrawMove'];
export type TriominosDrawn = components['schemas']['TriominosDrawn'];
export type TriominosDrew = components['schemas']['TriominosDrew'];
export type TriominosEndingGoal = components['schemas']['TriominosEndingGoal'];
export type TriominosEvent = components['schemas']['TriominosEvent'];
export type TriominosFitNowReason = components['schemas']['TriominosFitNowReason'];
export type TriominosFitsOnlyHereReason = components['schemas']['TriominosFitsOnlyHereReason'];
export type TriominosGoal = components['schemas']['TriominosGoal'];
export type TriominosGoesOutReason = components['schemas']['TriominosGoesOutReason'];
export type TriominosHoldsReason = components['schemas']['TriominosHoldsReason'];
export type TriominosLaid = components['schemas']['TriominosLaid'];
export type TriominosLastLap = components['schemas']['TriominosLastLap'];
export type TriominosLay = components['schemas']['TriominosLay'];
export type TriominosLayMove = components['schemas']['TriominosLayMove'];
export type TriominosLeavesReason = components['schemas']['TriominosLeavesReason'];
export type TriominosLies = components['schemas']['TriominosLies'];
export type TriominosLot = components['schemas']['TriominosLot'];
export type TriominosLying = components['schemas']['TriominosLying'];
export type TriominosMay = components['schemas']['TriominosMay'];
export type TriominosMayBringReason = components['schemas']['TriominosMayBringReason'];
export type TriominosMayFitReason = components['schemas']['TriominosMayFitReason'];
export type TriominosMemory = components['schemas']['TriominosMemory'];
export type TriominosMostReason = components['schemas']['TriominosMostReason'];
export type TriominosMove = components['schemas']['TriominosMove'];
export type TriominosNoneFitsReason = components['schemas']['TriominosNoneFitsReason'];
export type TriominosOnlyFitReason = components['schemas']['TriominosOnlyFitReason'];
export type TriominosOptions = components['schemas']['TriominosOptions'];
export type TriominosOver = components['schemas']['TriominosOver'];
export type TriominosPassMove = components['schemas']['TriominosPassMove'];
export type TriominosPassed = components['schemas']['TriominosPassed'];
export type TriominosPlace = components['schemas']['TriominosPlace'];
export type TriominosPlayedOn = components['schemas']['TriominosPlayedOn'];
export type TriominosProposed = components['schemas']['TriominosProposed'];
export type TriominosReason = components['schemas']['TriominosReason'];
export type TriominosRoundOver = components['schemas']['TriominosRoundOver'];
export type TriominosScoresReason = components['schemas']['TriominosScoresReason'];
export type TriominosSetUpGoal = components['schemas']['TriominosSetUpGoal'];
export type TriominosSheet = components['schemas']['TriominosSheet'];
export type TriominosSketch = components['schemas']['TriominosSketch'];
export type TriominosStillFitReason = components['schemas']['TriominosStillFitReason'];
export type TriominosStone = components['schemas']['TriominosStone'];
export type TriominosStopMove = components['schemas']['TriominosStopMove'];
export type TriominosTie = components['schemas']['TriominosTie'];
export type TriominosTurn = components['schemas']['TriominosTurn'];
export type TriominosView = components['schemas']['TriominosView'];
