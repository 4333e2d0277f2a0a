<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Messages to the team. */
final readonly class ContactModule implements Module, HasMigrations, HasDailyTasks
{
    public const DAILY = 'passerelle_forget_contact_requests';

    public function __construct(private ContactTeam $contactTeam, private TeamAddress $address)
    {
    }

    public function register(): void
    {
        $this->address->register();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->contactTeam->forgetOld(...)];
    }

    public function migrations(): array
    {
        return ContactTables::migrations();
    }
}
