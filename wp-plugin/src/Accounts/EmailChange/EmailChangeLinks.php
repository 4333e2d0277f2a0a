<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use SensitiveParameter;

/** Whether the link of a mail still confirms or undoes a change of address. Looking at it leaves it valid. */
final readonly class EmailChangeLinks
{
    private const FORM = 'email-link';

    public function __construct(private EmailChanges $changes, private AccountAddress $address, private FormThrottle $forms)
    {
    }

    /**
     * The same answer for used, expired and unknown links, and for those of closed accounts. Whether the address is free is
     * not looked at: only the form says so, by refusing.
     *
     * @param bool $undoes whether it is the link of the former mailbox
     * @param string $address IP address of the browser
     * @throws DomainError rate_limited: too many invalid links from this network
     */
    public function isUsable(#[SensitiveParameter] string $hash, bool $undoes, string $address): bool
    {
        $this->forms->count(self::FORM, $address);
        $change = $undoes ? $this->changes->toUndo($hash) : $this->changes->toConfirm($hash);
        if ($change === null || $this->address->usable($change->userId) === null) {
            return false;
        }
        $this->forms->reset(self::FORM, $address);

        return true;
    }
}
