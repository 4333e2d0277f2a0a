<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Content\Records;

/** Countries of applications: headquarters of the structure, or that of the account. */
final readonly class ApplicationCountries
{
    public function __construct(private Records $records)
    {
    }

    /**
     * @param array<int, ReviewedApplication> $applications by submission
     * @return array<int, string> ISO 3166 alpha-2 by submission; '': unknown
     */
    public function of(array $applications): array
    {
        $groups = array_values(array_unique(array_map(static fn (ReviewedApplication $each): int => $each->structureGroup, $applications)));
        cache_users(array_values(array_map(static fn (ReviewedApplication $each): int => $each->userId, $applications)));
        $structures = [];
        foreach (array_diff($groups, [0]) === [] ? [] : $this->records->findGroups(array_values(array_diff($groups, [0]))) as $group => $records) {
            $structures[$group] = (array_values($records)[0] ?? null)?->values->text('headquartersCountry') ?? '';
        }

        return array_map(
            static fn (ReviewedApplication $each): string => $each->structureGroup === 0 ? AccountCountry::of($each->userId) ?? '' : $structures[$each->structureGroup] ?? '',
            $applications,
        );
    }
}
