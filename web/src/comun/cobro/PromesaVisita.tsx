import {
  diasParaPromesa,
  type Fecha,
  fechaLocal,
  formatearFecha,
  formatearPesos,
  nombreDia,
  type Promesa,
} from '@leal/domain';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { traerALaVista } from '../../lib/traer-a-la-vista.ts';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import { conMayuscula } from '../../piezas/textos/textos.ts';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { useAhora } from '../../lib/reloj.ts';
import { EntradaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { sugerido } from './borrador-abono.ts';

type Props = {
  credito: CreditoCobrable;
  inicial: Promesa | undefined;
  alCambiar: (promesa: Promesa | undefined) => void;
  disabled: boolean;
};

/** 'Miércoles 18/11': no promise is a year ahead. */
const textoCorto = (dia: Fecha): string =>
  `${conMayuscula(nombreDia(dia))} ${formatearFecha(dia).slice(0, 5)}`;

type Escrita = { readonly fecha: Fecha; readonly monto: string };

/** The typed promise; an amount that cannot be one makes none, and the visit goes without. */
function leerPromesa(escrita: Escrita | null, { saldo }: CreditoCobrable): Promesa | undefined {
  const monto = escrita && leerMonto(escrita.monto);
  return escrita && monto && monto <= saldo ? { fecha: escrita.fecha, monto } : undefined;
}

/** 'Prometió pagar' in one tap: the next collectable day and the usual amount, both to be changed. */
export function PromesaVisita({ credito, inicial, alCambiar, disabled }: Props) {
  const id = useId();
  const { festivos, parametros } = useNegocio();
  const hoy = fechaLocal(useAhora(60_000));
  const dias = diasParaPromesa(hoy, credito.dias_pago, festivos);
  const [escrita, setEscrita] = useState<Escrita | null>(
    inicial ? { fecha: inicial.fecha, monto: escribirMonto(inicial.monto) } : null,
  );
  const cambiar = (nueva: Escrita | null) => {
    setEscrita(nueva);
    alCambiar(leerPromesa(nueva, credito));
  };
  const proximo = dias.find((dia) => dia > hoy) ?? dias[0];
  if (proximo === undefined) return null;
  const sugerida = { fecha: proximo, monto: escribirMonto(sugerido(credito, parametros)) };
  return (
    <div className="promesa pila aire-8">
      <Button
        disabled={disabled}
        aria-pressed={escrita !== null}
        {...(escrita && { color: 'primary' as const, variant: 'filled' as const })}
        onClick={() => cambiar(escrita ? null : sugerida)}
      >
        Prometió pagar
      </Button>
      {escrita && (
        <>
          <div ref={traerALaVista} className="promesa-campos">
            <label className="nota" htmlFor={`${id}dia`}>
              Qué día
            </label>
            <label className="nota" htmlFor={`${id}monto`}>
              Cuánto
            </label>
            <select
              id={`${id}dia`}
              className="promesa-dia"
              value={escrita.fecha}
              disabled={disabled}
              onChange={(e) => cambiar({ ...escrita, fecha: e.target.value as Fecha })}
            >
              {dias.map((dia) => (
                <option key={dia} value={dia}>
                  {dia === hoy ? 'Hoy' : textoCorto(dia)}
                </option>
              ))}
            </select>
            <EntradaMonto
              id={`${id}monto`}
              value={escrita.monto}
              disabled={disabled}
              onChange={(e) => cambiar({ ...escrita, monto: e.target.value })}
            />
          </div>
          {leerPromesa(escrita, credito) === undefined && (
            <p role="alert" className="abono-pista mal">
              {`Escribe más de cero y hasta ${formatearPesos(credito.saldo)}; así no se guarda la promesa.`}
            </p>
          )}
        </>
      )}
    </div>
  );
}
