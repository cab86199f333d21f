/**
 * Shows what several programs print at the same time as if they had run one after the other: the first that is not done is shown
 * as it goes, and those that were asked for later wait with what they print.
 */
export interface Screen {
  write(text: string | Uint8Array): void;
  /** Gives the screen to the next one. */
  end(): void;
}

interface Waiting extends Screen {
  chunks: (string | Uint8Array)[];
  isDone: boolean;
}

/** @param show puts a text on the real screen */
export function createScreens(show: (text: string | Uint8Array) => void) {
  const screens: Waiting[] = [];
  const advance = () => {
    for (let first = screens[0]; first; first = screens[0]) {
      for (const chunk of first.chunks.splice(0)) show(chunk);
      if (!first.isDone) return;
      screens.shift();
    }
  };
  return {
    /** The next screen: shown after all that were opened before it. */
    open(): Screen {
      const screen: Waiting = {
        chunks: [],
        isDone: false,
        write(text) {
          screen.chunks.push(text);
          advance();
        },
        end() {
          screen.isDone = true;
          advance();
        },
      };
      screens.push(screen);
      return screen;
    },
  };
}
