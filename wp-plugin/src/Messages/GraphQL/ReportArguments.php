<?php

declare(strict_types=1);

namespace Passerelle\Messages\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\Kernel\Config;
use Passerelle\Messages\Reports\ReportState;

/** Reads which reports are listed from arguments of fields. */
final readonly class ReportArguments
{
    public function __construct(private Config $config)
    {
    }

    /**
     * Page and size are clamped.
     *
     * @param array<string, mixed> $arguments
     * @return array{state: ReportState, isOverdue: bool, page: int, perPage: int}
     */
    public function page(array $arguments): array
    {
        $limit = fn (string $name): int => $this->config->limit('messages', $name);

        return [
            'state' => ReportState::tryFrom(Arguments::text($arguments, 'state')) ?? ReportState::Open,
            'isOverdue' => ($arguments['overdue'] ?? false) === true,
            'page' => max(1, min(Arguments::number($arguments, 'page') ?? 1, $limit('reportPages'))),
            'perPage' => max(1, min(Arguments::number($arguments, 'perPage') ?? $limit('reportsPerPage'), $limit('reportsMaxPerPage'))),
        ];
    }
}
