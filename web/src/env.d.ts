// What the build knows and puts in.

/** Whether this is a copy of the page without any server. */
declare const __STATIC__: boolean;
/** Where the house of this device comes from, and the sizes of its files. */
declare const __PYTHON__: { folder: string; sizes: Record<string, number> };
