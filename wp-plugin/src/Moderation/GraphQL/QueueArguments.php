<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\Queue\QueueFilter;
use Passerelle\Moderation\Queue\QueueQuery;
use Passerelle\Moderation\Queue\QueueSort;

/** Reads the filter of the review queue from arguments of fields. */
final readonly class QueueArguments
{
    public function __construct(private Config $config)
    {
    }

    /** @param array<string, mixed> $arguments */
    public function query(array $arguments): QueueQuery
    {
        return QueueQuery::of(
            $this->config,
            $this->filter($arguments),
            QueueSort::tryFrom(Arguments::text($arguments, 'sort')) ?? QueueSort::Oldest,
            Arguments::number($arguments, 'page'),
            Arguments::number($arguments, 'perPage'),
        );
    }

    /** @param array<string, mixed> $arguments */
    private function filter(array $arguments): QueueFilter
    {
        $days = Arguments::number($arguments, 'olderThanDays');

        return new QueueFilter(
            ContentType::tryFrom(Arguments::text($arguments, 'type')),
            Decision::tryFrom(Arguments::text($arguments, 'status')) ?? Decision::Pending,
            Arguments::number($arguments, 'validator'),
            Arguments::number($arguments, 'member'),
            self::textOrNull($arguments, 'sector'),
            self::textOrNull($arguments, 'country'),
            $days === null ? null : max(0, min($days, $this->config->limit('moderation', 'ageDays'))),
            Lang::tryFrom(Arguments::text($arguments, 'inLanguage')),
            ($arguments['overdue'] ?? false) === true,
        );
    }

    /** @param array<string, mixed> $arguments */
    private static function textOrNull(array $arguments, string $name): ?string
    {
        $text = Arguments::text($arguments, $name);

        return $text === '' ? null : $text;
    }
}
