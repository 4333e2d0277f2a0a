<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** What the site has to say to a person, in the workspace and by mail, as they prefer. */
final readonly class NoticesModule implements HasMigrations, HasDailyTasks, HasEnums
{
    public const DAILY = 'passerelle_purge_notices';

    public function __construct(private NoticeStore $store)
    {
    }

    public function migrations(): array
    {
        return NoticeTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->store->purge(...)];
    }

    public function enums(): array
    {
        return ['PasserelleNoticeKind' => NoticeKind::cases()];
    }
}
