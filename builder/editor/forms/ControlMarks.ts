import { createContext, useContext } from 'react';

/** What a control says of itself to those who do not see the frame around it. */
export interface ControlMarks {
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export const ControlMarksContext = createContext<ControlMarks>({
  'aria-invalid': false,
  'aria-describedby': undefined,
});

/** For the control inside a frame: spread over it. */
export function useControlMarks(): ControlMarks {
  return useContext(ControlMarksContext);
}
