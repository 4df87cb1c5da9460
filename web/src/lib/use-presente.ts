import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on screen, for answers that come late. */
export function usePresente(): RefObject<boolean> {
  const presente = useRef(false);
  useEffect(() => {
    presente.current = true;
    return () => {
      presente.current = false;
    };
  }, []);
  return presente;
}
