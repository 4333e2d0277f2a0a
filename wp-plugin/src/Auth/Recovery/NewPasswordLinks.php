<?php

declare(strict_types=1);

namespace Passerelle\Auth\Recovery;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use SensitiveParameter;

/** Whether the link of a mail still sets a new password. Looking at it leaves it valid. */
final readonly class NewPasswordLinks
{
    private const FORM = 'reset-link';

    public function __construct(private Links $links, private AccountState $state, private FormThrottle $forms)
    {
    }

    /**
     * The same answer for used, voided, expired and unknown links, and for those of closed accounts.
     *
     * @param string $address IP address of the browser
     * @throws DomainError rate_limited: too many invalid links from this network
     */
    public function isUsable(#[SensitiveParameter] string $hash, string $address): bool
    {
        $this->forms->count(self::FORM, $address);
        $userId = $this->links->find(LinkPurpose::NewPassword, $hash);
        if ($userId === null || !$this->state->isUsable($userId)) {
            return false;
        }
        $this->forms->reset(self::FORM, $address);

        return true;
    }
}
