<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use SensitiveParameter;

/**
 * Recognises an e-mail address within one item after the address itself was erased. Depends on no key that may be replaced: an
 * address must not be written to a second time because of that.
 */
final class AddressHash
{
    /** @param int $groupId of the item: hashes of different items are not comparable */
    public static function of(int $groupId, #[SensitiveParameter] string $email): string
    {
        return hash('sha256', "{$groupId} " . EmailAddress::normalise($email));
    }
}
