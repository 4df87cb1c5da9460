import type { Cuerpo, ponerVacaciones as contrato } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { fechaLocal, mismasVacaciones, porQueNoVacaciones, ROL, type Vacaciones } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { anotar } from '../../data/bitacora.ts';
import { ausentarTotales, totales } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { olvidarNombre } from '../../context/nombres.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { presentarUsuarioConEstado } from './presentar-usuario-con-estado.ts';

type Lee = {
  usuario: ReturnType<typeof usuarios.doc>;
  sumas: ReturnType<typeof totales.doc>;
};
type Pedidas = Cuerpo<typeof contrato>['vacaciones'];

function exigirPosibles({ ahora }: Cambio, { activo }: UsuarioDoc, pedidas: Vacaciones): void {
  if (!activo) throw new ErrorApp('USUARIO_INVALIDO', 'La cuenta está desactivada.');
  const porQue = porQueNoVacaciones(pedidas, fechaLocal(ahora));
  if (porQue !== null) throw new ErrorApp('FECHA_INVALIDA', porQue);
}

const enBitacora = (nombre: string, vacaciones: Vacaciones | null) => ({
  nombre,
  vacaciones_desde: vacaciones?.del ?? null,
  vacaciones_hasta: vacaciones?.al ?? null,
});

function escribir(cambio: Cambio, usuario: UsuarioDoc, pedidas: Pedidas, conSumas: boolean): void {
  const { id_usuario, id_rol, nombre, vacaciones: previas = null } = usuario;
  cambio.tx.update(usuarios.doc(id_usuario), { vacaciones: pedidas ?? FieldValue.delete() });
  if (conSumas) ausentarTotales(cambio.tx, id_usuario, pedidas);
  anotar(cambio, {
    accion: 'usuarios/vacaciones',
    documento: `usuarios/${id_usuario}`,
    ...(id_rol === ROL.cobrador && { id_cobrador: id_usuario }),
    antes: enBitacora(nombre, previas),
    despues: enBitacora(nombre, pedidas),
  });
}

/** The days on which somebody is away, in the place of those before; what repeats them changes nothing. */
export const ponerVacaciones = {
  leer: ({ parametros: { id_usuario } }) => ({
    usuario: usuarios.doc(id_usuario),
    sumas: totales.doc(id_usuario),
  }),
  alrededor: ({ parametros: { id_usuario } }, registrar) =>
    registrar().finally(() => olvidarNombre(id_usuario)),
  ejecutar: ({ cuerpo: { vacaciones, visto } }, cambio, { usuario, sumas }) => {
    if (usuario === undefined) throw new ErrorApp('NO_ENCONTRADO');
    const { vacaciones: previas = null, ...sin } = usuario;
    if (!mismasVacaciones(previas, visto)) throw new CambioMientras({ vacaciones: previas });
    if (!mismasVacaciones(previas, vacaciones)) {
      if (vacaciones !== null) exigirPosibles(cambio, usuario, vacaciones);
      escribir(cambio, usuario, vacaciones, sumas !== undefined);
    }
    return {
      usuario: presentarUsuarioConEstado({ ...sin, ...(vacaciones && { vacaciones }) }, cambio.ahora),
    };
  },
} satisfies CasoCambio<typeof contrato, Lee>;
