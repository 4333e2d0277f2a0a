<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use WP_User;

/** Makes a member of an account that could only review. What it reviews stays. */
final readonly class BecomeMember
{
    public function __construct(private Transaction $transaction)
    {
    }

    /** @throws DomainError not_found for all but guests */
    public function __invoke(Viewer $viewer): void
    {
        if (!$viewer->isGuest()) {
            throw DomainError::notFound();
        }
        $this->transaction->run(function () use ($viewer): void {
            $this->transaction->afterAttempt(static fn () => clean_user_cache($viewer->id));
            (new WP_User($viewer->id))->set_role(Role::DEFAULT->value);
        });
    }
}
