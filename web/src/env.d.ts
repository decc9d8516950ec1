// What the build knows and puts in.

/** Whether this is a copy of the page without any server. */
declare const __STATIC__: boolean;
/** Where the house of this device comes from, and the sizes of its files. */
declare const __PYTHON__: { folder: string; sizes: Record<string, number> };
/** The folders of the rooms in which a table at home can be entered, and of those that say how real pieces are scored. */
declare const __EDITORS__: string[];
declare const __SCORES__: string[];
