/** An email address, which breaks at its @ before it breaks anywhere else. What it stands in says where else it may. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      {at > 0 && <wbr />}
      {address.slice(at)}
    </>
  );
}
