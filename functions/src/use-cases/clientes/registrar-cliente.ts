import type { Cuerpo, registrarCliente as contrato } from '@leal/contract';
import { fichaNueva, interesDe } from '@leal/domain';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirSinCastigo } from '../vistos/exigir-sin-castigo.ts';
import { hallarParecido } from '../vistos/parecidos.ts';
import { darDeAlta } from './dar-de-alta.ts';
import { cobradorNombrado, exigirCobradorActivo } from '../usuarios/exigir-cobrador.ts';

type Contrato = typeof contrato;

/** The term decides the interest (spec §9); a caller that sends another one has shown the client wrong figures. */
function exigirInteres({ interes, dias_pago }: Cuerpo<Contrato>): void {
  const debido = interesDe(dias_pago);
  if (interes === undefined || interes === debido) return;
  const mensaje = `El interés a ${dias_pago} días es de ${debido}%.`;
  throw new ErrorApp('PLAZO_INVALIDO', mensaje, [{ campo: 'interes', mensaje }]);
}

/** A collector registers own clients; a manager those of the collector named, whose account must be on. */
export const registrarCliente = {
  leer: ({ cuerpo }, uid) => ({ cobrador: usuarios.doc(cuerpo.id_cobrador ?? uid) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const cobrador = cobradorNombrado(cambio.actor, cuerpo.id_cobrador, leidos.cobrador);
    exigirCobradorActivo(cobrador);
    exigirInteres(cuerpo);
    const ficha = fichaNueva(cuerpo);
    const quien = { ...ficha, id_cobrador: cobrador.id_usuario };
    const [parecido] = await Promise.all([hallarParecido(cambio.tx, quien), exigirSinCastigo(cambio, quien)]);
    const alta = darDeAlta(cambio, {
      cobrador,
      ficha,
      parecido,
      monto_solicitado: cuerpo.monto_solicitado,
      plazo: cuerpo.dias_pago,
      accion: 'clientes/registrar',
    });
    return { message: 'Cliente registrado correctamente', ...alta };
  },
} satisfies CasoCambio<Contrato, { cobrador: ReturnType<typeof usuarios.doc> }>;
