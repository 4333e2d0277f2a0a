<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Architecture;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** Rules about the source that types can't say. */
final class SourceRulesTest extends TestCase
{
    private const SOURCE = __DIR__ . '/../../../src';

    /** @return array<string, array{string, list<string>}> pattern, places where it is at home */
    public static function patterns(): array
    {
        return [
            'Polylang is called by Languages only' => ['~(?<![\w\'])(pll_\w+|PLL)\s*\(~', ['Languages/']],
            'transactions are opened by Transaction only' => ['~[\'"](START TRANSACTION|COMMIT|ROLLBACK|SAVEPOINT)~', ['Kernel/Transaction.php']],
            'posts are queried by records only' => ['~new \\\\?WP_Query|\b(get_posts|get_pages|get_page_by_path|query_posts)\s*\(~', []],
            'records are written by Storage and watched by CoreChanges only; erasure deletes for good, NewPages makes pages' => [
                '~\b(wp_insert_post|wp_update_post|wp_trash_post|wp_untrash_post|wp_delete_post|wp_publish_post)\s*\((?!\.\.\.)~',
                [
                    'Content/Storage.php',
                    'Content/CoreChanges.php',
                    'Content/Actions/ChangeStatus.php',
                    'Content/Actions/DependentChanges.php',
                    'Content/Actions/DetachAccount.php',
                    'Accounts/Privacy/Records/PostRecords.php',
                    'Accounts/Privacy/Records/RequestRecords.php',
                    'Site/NewPages.php',
                ],
            ],
            'every look at terms names its language' => ['~\bget_terms\s*\(\s*(?!\[)~', []],
            'lines of the audit log are appended only' => ['~\b(UPDATE|DELETE FROM|REPLACE INTO) \{\$this->db->table\(\'audit\'\)\}~', []],
            // Opcache of PHP 8.2 makes such a block begin with its function: `finally` then runs for what failed before `try`.
            'no try begins with a loop' => ['~\btry \{\s*(while \(|for \(;)~', []],
            // "publish", "draft" and "trash" are words of rights and buttons too.
            'no status is written out' => [
                '~[\'"](pending_review|auto-draft|future|rejected)[\'"]~',
                // The decision that rejects is called like the status that follows.
                ['Content/Model/Status.php', 'Moderation/Decision.php', 'Admin/Texts/', 'GraphQL/'],
            ],
        ];
    }

    /** @param list<string> $home */
    #[DataProvider('patterns')]
    public function testPattern(string $pattern, array $home): void
    {
        $found = [];
        foreach (self::files() as $path => $code) {
            $isHome = array_filter($home, static fn (string $place): bool => str_starts_with($path, $place)) !== [];
            if (!$isHome && preg_match($pattern, $code, $match) === 1) {
                $found[] = "{$path}: {$match[0]}";
            }
        }
        self::assertSame([], $found);
    }

    /** @return iterable<string, string> path below src => code without comments */
    private static function files(): iterable
    {
        $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::SOURCE));
        foreach ($files as $file) {
            if ($file instanceof SplFileInfo && $file->getExtension() === 'php') {
                $code = (string) file_get_contents($file->getPathname());
                yield substr($file->getPathname(), strlen(self::SOURCE) + 1) => (string) preg_replace('~/\*.*?\*/|(?<!:)//[^\n]*~s', '', $code);
            }
        }
    }
}
