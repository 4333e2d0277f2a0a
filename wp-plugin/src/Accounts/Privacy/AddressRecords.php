<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

/** Personal data that carries an e-mail address, whether or not an account has it. */
interface AddressRecords
{
    /**
     * @param string $email normalised
     * @return iterable<array<string, mixed>> without secrets and without data about others
     */
    public function ofAddress(string $email): iterable;

    /**
     * Deletes or anonymises the data, within a transaction.
     *
     * @param string $email normalised
     * @return int what was erased; 0: nothing
     */
    public function eraseAddress(string $email): int;
}
