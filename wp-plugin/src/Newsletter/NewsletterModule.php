<?php

declare(strict_types=1);

namespace Passerelle\Newsletter;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\Accounts\CarryOver;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Newsletter\Subscribers\SubscriptionState;

/** Subscriptions of the newsletter: by address with double opt-in, and by account. */
final readonly class NewsletterModule implements Module, HasMigrations, HasDailyTasks, HasEnums
{
    public const DAILY = 'passerelle_forget_newsletter';

    public function __construct(private AccountSubscriptions $accounts, private Cleanup $cleanup, private CarryOver $carryOver)
    {
    }

    public function register(): void
    {
        $this->accounts->register();
    }

    public function migrations(): array
    {
        return [NewsletterTables::migration(), $this->carryOver];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->cleanup)(...)];
    }

    public function enums(): array
    {
        return ['PasserelleNewsletterSource' => ProofSource::forms(), 'PasserelleNewsletterState' => SubscriptionState::cases()];
    }
}
