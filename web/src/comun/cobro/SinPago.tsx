import { Button } from 'antd';
import type { ClaseSinPago } from '../../acciones/atraso.ts';
import type { CreditoCobrable, MotivoElegido } from '../../acciones/toque.ts';
import { MotivosVisita } from './MotivosVisita.tsx';

const CLASES: readonly { clase: ClaseSinPago; nombre: string; hace: string }[] = [
  { clase: 'visita', nombre: 'Visita', hace: 'solo deja constancia' },
  { clase: 'atraso', nombre: 'Atraso', hace: 'cuenta un día de atraso' },
];

type Props = {
  credito: CreditoCobrable;
  clase: ClaseSinPago;
  /** Undefined: the other one is not possible now. */
  alCambiarClase: ((clase: ClaseSinPago) => void) | undefined;
  inicial?: MotivoElegido;
  alElegir: (motivo: MotivoElegido) => void;
  disabled?: boolean;
};

/** A day without a payment: which of the two, in words that say what each does, and why; asked once for both. */
export const SinPago = ({ clase, alCambiarClase, disabled = false, ...motivos }: Props) => (
  <>
    {alCambiarClase && (
      <fieldset aria-label="Qué se registra" className="sin-pago formulario-nota pareja botones-largos">
        {CLASES.map(({ clase: opcion, nombre, hace }) => (
          <Button
            key={opcion}
            disabled={disabled}
            aria-pressed={opcion === clase}
            {...(opcion === clase && { color: 'primary' as const, variant: 'filled' as const })}
            onClick={() => alCambiarClase(opcion)}
          >
            <span>
              {nombre} <small className="en-bloque tenue">{hace}</small>
            </span>
          </Button>
        ))}
      </fieldset>
    )}
    <MotivosVisita disabled={disabled} {...motivos} />
  </>
);
