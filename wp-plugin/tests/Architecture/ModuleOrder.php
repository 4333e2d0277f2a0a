<?php

declare(strict_types=1);

namespace Passerelle\Tests\Architecture;

/**
 * The one list of the modules of src. A module knows modules of the rows before its own, never of its own row. A name with a
 * backslash is a module inside the folder of its noun; the noun's own name stands for what is left of the folder.
 */
final class ModuleOrder
{
    public const ROWS = [
        ['Kernel'],
        ['Security\Audit', 'Languages', 'Content\Model', 'Outbox', 'Security'],
        ['GraphQL', 'Mail', 'Rights'],
        ['Content', 'GraphQL\Idempotency', 'Reference'],
        // The domains
        ['Accounts', 'Calls', 'Directory', 'Events', 'Initiatives', 'Projects', 'Resources', 'Structures', 'Trainings'],
        ['Catalogue', 'Site\Consent', 'Files', 'Content\Locks', 'Notices', 'Site\Sitemap'],
        ['Content\OwnRecords', 'Presentation'],
        ['Auth', 'Site'],
        ['Newsletter'],
        ['Calls\Management', 'Site\Contact', 'Security\Hardening', 'Presentation\Invalidation', 'Invitations', 'Moderation', 'Content\Previews', 'Accounts\Settings'],
        ['Calls\Notices', 'Accounts\EmailChange', 'Directory\Members', 'Structures\Memberships', 'Messages'],
        ['Calls\Links', 'Favourites', 'Structures\Forms'],
        ['Newsletter\Issues', 'Catalogue\Recommendations', 'Catalogue\SavedSearches'],
        ['Applications'],
        ['Accounts\Privacy'],
        ['Site\Statistics', 'Structures\Lifecycle'],
        ['Admin'],
    ];

    /** Classes of the catalogue that others may use: interfaces, values, and what is read from a record without the index. */
    public const CATALOGUE_SURFACE = [
        'Catalogue', 'Finders', 'Alternatives', 'Query', 'Result', 'Facets', 'Filters\Filter', 'Filters\Filters', 'Kind', 'Limits', 'OpenState', 'Relaxation', 'Sort',
        'Suggestion', 'SuggestionKind', 'Highlighter', 'Availability', 'Entries', 'Candidates', 'Candidate', 'CandidateQuery', 'Text\RecordText', 'Text\Stems',
        'Text\Words', 'Reading\Reading', 'Reading\Meaning', 'Reading\Correction', 'Reading\OwnSynonyms', 'Reading\MissedWords',
    ];

    /** @return list<string> */
    public static function modules(): array
    {
        return array_merge(...self::ROWS);
    }

    /** @return list<string> modules inside the folder of a module */
    public static function inside(string $module): array
    {
        return array_values(array_filter(self::modules(), static fn (string $each): bool => str_starts_with($each, "{$module}\\")));
    }

    /** @return array<string, list<string>> module => the modules that it must not know */
    public static function forbidden(): array
    {
        $forbidden = [];
        $known = [];
        foreach (self::ROWS as $row) {
            foreach ($row as $module) {
                $forbidden[$module] = array_values(array_diff(self::modules(), $known, [$module]));
            }
            $known = [...$known, ...$row];
        }

        return $forbidden;
    }
}
