import { estaDeVacaciones, type Fecha, type Vacaciones } from '@leal/domain';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { textoAusente, textoVacaciones } from './textos.ts';

type Props = { vacaciones: Vacaciones; hoy: Fecha };

/** In the row of a person: that they are away, or from when on they will be. */
export const Ausencia = ({ vacaciones, hoy }: Props) =>
  estaDeVacaciones(vacaciones, hoy) ? (
    <Insignia texto={textoAusente(vacaciones.al)} tono="espera" />
  ) : (
    <Insignia texto={textoVacaciones(vacaciones)} tono="neutro" />
  );
