import { estaDeVacaciones, type Vacaciones, vacacionesDesde } from '@leal/domain';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { textoAusente, textoVacaciones } from './textos.ts';
import { useHoy } from './use-hoy.ts';

type Props = { vacaciones: Vacaciones | undefined };

/** In the row of a person: that they are away, or from when on they will be; nothing once they are back. */
export function Ausencia({ vacaciones }: Props) {
  const hoy = useHoy();
  const siguen = vacacionesDesde(vacaciones, hoy);
  if (siguen === null) return null;
  const ausente = estaDeVacaciones(siguen, hoy);
  return (
    <Insignia
      texto={ausente ? textoAusente(siguen.al) : textoVacaciones(siguen)}
      tono={ausente ? 'espera' : 'neutro'}
    />
  );
}
