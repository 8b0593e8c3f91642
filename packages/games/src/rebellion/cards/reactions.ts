/** Action cards and rings that answer events: each declares its response with `respond`. */
export {};
