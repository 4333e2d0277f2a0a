<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Tasks\HasDueWork;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mail;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\NoticeSource;
use Passerelle\Outbox\Handler;
use Passerelle\Outbox\HasHandlers;

/** What modules bring to those that collect it: an interface of each module declares what it has. */
final readonly class Contributions
{
    /** @param list<object> $modules */
    public function __construct(private array $modules)
    {
    }

    /** @return list<Migration> */
    public function migrations(): array
    {
        return array_merge(...array_map(static fn (HasMigrations $each): array => $each->migrations(), $this->of(HasMigrations::class)));
    }

    /** @return list<Handler> */
    public function handlers(): array
    {
        return array_merge(...array_map(static fn (HasHandlers $each): array => $each->handlers(), $this->of(HasHandlers::class)));
    }

    /** @return list<DueWork> */
    public function dueWork(): array
    {
        return array_merge(...array_map(static fn (HasDueWork $each): array => $each->dueWork(), $this->of(HasDueWork::class)));
    }

    /** @return list<Mail> */
    public function mails(): array
    {
        return array_merge(...array_map(static fn (HasMails $each): array => $each->mails(), $this->of(HasMails::class)));
    }

    /** @return list<NoticeSource> */
    public function notices(): array
    {
        return array_merge(...array_map(static fn (HasNotices $each): array => $each->notices(), $this->of(HasNotices::class)));
    }

    /**
     * @template T of object
     * @param class-string<T> $interface
     * @return list<T> modules that implement the interface
     */
    public function of(string $interface): array
    {
        return array_values(array_filter($this->modules, static fn (object $module): bool => $module instanceof $interface));
    }
}
