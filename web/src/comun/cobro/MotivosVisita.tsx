import './motivos.css';
import { MOTIVO_OTRO, motivosDeVisita, type Promesa, TOPE_NOTA_VISITA } from '@leal/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useNegocio } from '../../lib/negocio.ts';
import type { CreditoCobrable, MotivoElegido } from '../../acciones/toque.ts';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { PromesaVisita } from './PromesaVisita.tsx';

type Props = {
  credito: CreditoCobrable;
  inicial?: MotivoElegido;
  alElegir: (motivo: MotivoElegido) => void;
  disabled?: boolean;
};

/** Asks in one tap why there was no payment; a second tap takes it back. 'Otro' asks what it was. */
export function MotivosVisita({ credito, inicial = {}, alElegir, disabled = false }: Props) {
  const motivos = motivosDeVisita(useNegocio());
  const [elegido, setElegido] = useState<MotivoElegido>(inicial);
  const elegir = (nuevo: MotivoElegido) => {
    setElegido(nuevo);
    alElegir(nuevo);
  };
  const { motivo_visita: actual, promesa, ...nota } = elegido;
  const decir = (motivo: MotivoElegido) => elegir({ ...motivo, ...(promesa && { promesa }) });
  const prometer = (nueva: Promesa | undefined) =>
    elegir({
      ...(actual !== undefined && { motivo_visita: actual }),
      ...nota,
      ...(nueva && { promesa: nueva }),
    });
  return (
    <fieldset className="motivos formulario-nota pila aire-8">
      <legend className="motivos-titulo">¿Por qué no pagó? (opcional)</legend>
      <div className="motivos-botones grupo botones-largos">
        {motivos.map((motivo) => (
          <Button
            key={motivo}
            disabled={disabled}
            aria-pressed={actual === motivo}
            {...(actual === motivo && { color: 'primary' as const, variant: 'filled' as const })}
            onClick={() => decir(actual === motivo ? {} : { motivo_visita: motivo })}
          >
            {motivo}
          </Button>
        ))}
      </div>
      {actual === MOTIVO_OTRO && (
        <Entrada
          aria-label="Qué pasó"
          placeholder="Qué pasó"
          autoComplete="off"
          maxLength={TOPE_NOTA_VISITA}
          value={elegido.nota_visita ?? ''}
          disabled={disabled}
          onChange={(e) => decir({ motivo_visita: MOTIVO_OTRO, nota_visita: e.target.value })}
        />
      )}
      <PromesaVisita credito={credito} inicial={promesa} alCambiar={prometer} disabled={disabled} />
    </fieldset>
  );
}
