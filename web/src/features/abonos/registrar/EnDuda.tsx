import { Button } from 'antd';
import type { Duda } from '../../../lib/api/dudas.ts';
import { AvisoDuda } from '../../../ui/dudas/AvisoDuda.tsx';

type Props = {
  duda: Duda;
  /** Absent where there is nothing to close. */
  alEntender: (() => void) | undefined;
};

/** In the place of the form: until it is known, nothing else is sent for this credit. */
export const EnDuda = ({ duda, alEntender }: Props) => (
  <div className="abono-ya-registrado">
    <AvisoDuda duda={duda} />
    {alEntender && (
      <div className="abono-botones">
        <Button type="primary" onClick={alEntender}>
          Entendido
        </Button>
      </div>
    )}
  </div>
);
