import { BotonParte } from './BotonParte.tsx';
import { Traspasos } from './Traspasos.tsx';

/** A collector's floats and the parts that they handed in. */
export const TraspasosDeCobrador = () => <Traspasos accion={<BotonParte />} />;
