<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Passerelle\Files\Inspection\Refusal;

/**
 * The standard security handler (ISO 32000-2, 7.6.4). Documents in which only printing or copying is forbidden are encrypted with
 * an empty password: readers open them without asking, and so does the inspection.
 */
final readonly class Encryption
{
    /** Padding of passwords, which is all of an empty one. */
    private const PADDING = "\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a";
    private const STANDARD = 'Standard';
    private const OLD_TEXT = 32;
    private const NEW_TEXT = 48;
    private const KEY_40 = 5;

    private function __construct(private Dictionary $entries, private string $id)
    {
    }

    /** @throws Refusal file_encrypted for another security handler, or an incomplete dictionary */
    public static function of(mixed $entries, mixed $id): self
    {
        $isStandard = $entries instanceof Dictionary && $entries->names('Filter') === [self::STANDARD];
        foreach (['V', 'R', 'O', 'U', 'P'] as $key) {
            if (!$isStandard || count($entries->all($key)) !== 1) {
                throw Refusal::encrypted('not the standard security handler, or not completely');
            }
        }
        $first = is_array($id) ? ($id[0] ?? null) : null;

        return new self($entries, $first instanceof Text ? $first->value : '');
    }

    /** @throws Refusal file_encrypted for an unknown method · @return Decipher|null null: a password is needed */
    public function open(): ?Decipher
    {
        $revision = $this->number('R');
        $key = match (true) {
            $this->number('V') === 5 && ($revision === 5 || $revision === 6) => $this->newKey($revision),
            in_array($this->number('V'), [1, 2, 4], true) && in_array($revision, [2, 3, 4], true) => $this->oldKey($revision),
            default => throw Refusal::encrypted("version {$this->number('V')}, revision {$revision}"),
        };

        return $key === null ? null : new Decipher($key, $this->method('StrF'), $this->method('StmF'));
    }

    /** Keys of 40 to 128 bits. Null when the password is not empty. */
    private function oldKey(int $revision): ?string
    {
        $length = $this->number('V') === 1 || $revision === 2 ? self::KEY_40 : intdiv($this->length(), 8);
        $hidden = $revision >= 4 && !$this->encryptsMetadata() ? "\xff\xff\xff\xff" : '';
        $hash = md5(self::PADDING . substr($this->text('O'), 0, self::OLD_TEXT) . pack('V', $this->number('P') & 0xffffffff) . $this->id . $hidden, true);
        for ($round = 0; $revision > 2 && $round < 50; $round++) {
            $hash = md5(substr($hash, 0, $length), true);
        }
        $key = substr($hash, 0, max(1, $length));
        if ($revision === 2) {
            return hash_equals((new Rc4($key))->apply(self::PADDING), $this->text('U')) ? $key : null;
        }
        $check = md5(self::PADDING . $this->id, true);
        for ($round = 0; $round < 20; $round++) {
            $check = (new Rc4($key ^ str_repeat(chr($round), strlen($key))))->apply($check);
        }

        return hash_equals($check, substr($this->text('U'), 0, 16)) ? $key : null;
    }

    /** Keys of 256 bits. Null when the password is not empty. */
    private function newKey(int $revision): ?string
    {
        $user = substr($this->text('U'), 0, self::NEW_TEXT);
        if (strlen($user) !== self::NEW_TEXT || !hash_equals(self::hash(substr($user, 32, 8), $revision), substr($user, 0, 32))) {
            return null;
        }
        $key = openssl_decrypt(
            substr($this->text('UE'), 0, 32),
            'aes-256-cbc',
            self::hash(substr($user, 40, 8), $revision),
            OPENSSL_RAW_DATA | OPENSSL_ZERO_PADDING,
            str_repeat("\0", 16),
        );

        return $key === false ? null : $key;
    }

    /** Algorithm 2.B for an empty password. */
    private static function hash(string $salt, int $revision): string
    {
        $hash = hash('sha256', $salt, true);
        for ($round = 1, $last = 0; $revision === 6 && ($round <= 64 || $last > $round - 1 - 32); $round++) {
            $bytes = (string) openssl_encrypt(
                str_repeat($hash, 64),
                'aes-128-cbc',
                substr($hash, 0, 16),
                OPENSSL_RAW_DATA | OPENSSL_ZERO_PADDING,
                substr($hash, 16, 16),
            );
            $sum = array_sum(array_map(ord(...), str_split(substr($bytes, 0, 16))));
            $hash = hash(['sha256', 'sha384', 'sha512'][$sum % 3], $bytes, true);
            $last = ord($bytes[-1]);
        }

        return substr($hash, 0, 32);
    }

    /** @throws Refusal for an unknown method */
    private function method(string $key): string
    {
        if ($this->number('V') < 4) {
            return Decipher::RC4;
        }
        $name = $this->entries->names($key)[0] ?? Decipher::IDENTITY;
        $filters = $this->entries->all('CF')[0] ?? null;
        $filter = $filters instanceof Dictionary ? ($filters->all($name)[0] ?? null) : null;
        $method = $name === Decipher::IDENTITY ? Decipher::IDENTITY : ($filter instanceof Dictionary ? ($filter->names('CFM')[0] ?? '') : '');

        return match ($method) {
            'None' => Decipher::IDENTITY,
            Decipher::IDENTITY, Decipher::RC4, Decipher::AES_128, Decipher::AES_256 => $method,
            default => throw Refusal::encrypted("the method {$method}"),
        };
    }

    private function length(): int
    {
        $length = $this->number('V') === 4 ? 128 : $this->number('Length');

        return max(40, min($length === 0 ? 40 : $length, 128));
    }

    private function encryptsMetadata(): bool
    {
        return !in_array(false, $this->entries->all('EncryptMetadata'), true);
    }

    private function number(string $key): int
    {
        $value = $this->entries->all($key)[0] ?? null;

        return is_int($value) ? $value : 0;
    }

    private function text(string $key): string
    {
        $value = $this->entries->all($key)[0] ?? null;

        return $value instanceof Text ? $value->value : '';
    }
}
