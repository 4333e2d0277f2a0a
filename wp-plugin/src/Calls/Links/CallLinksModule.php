<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use DateInterval;
use Passerelle\Content\GroupsMigration;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Content\Model\ContentType;

/** The external links of calls, checked by the worker. */
final readonly class CallLinksModule implements HasMigrations, HasEnums
{
    private const DAY = 86_400;

    public function __construct(private WatchLinks $listener, private Records $records, private Clock $clock)
    {
    }

    public function migrations(): array
    {
        return [
            ...LinkTables::migrations(),
            new GroupsMigration('call_links.002_watch', ContentType::CallForApplication, $this->records, $this->watchLater(...)),
        ];
    }

    public function enums(): array
    {
        return ['PasserelleLinkState' => LinkState::cases()];
    }

    /**
     * Spread over a day.
     *
     * @param array<string, Record> $group
     */
    private function watchLater(int $groupId, array $group): void
    {
        $second = crc32((string) $groupId) % self::DAY;
        $this->listener->watch($groupId, $group, $this->clock->now()->add(new DateInterval("PT{$second}S")));
    }
}
