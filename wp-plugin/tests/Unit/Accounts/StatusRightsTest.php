<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Accounts;

use Generator;
use Passerelle\Accounts\ObjectRules;
use Passerelle\Accounts\StatusRights;
use Passerelle\Accounts\StructureEditors;
use Passerelle\Accounts\Subject;
use Passerelle\Accounts\Viewer;
use Passerelle\Content\ContentType;
use Passerelle\Content\Status;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** From each status, the statuses that somebody may bring a record to, letters as in LETTERS. */
final class StatusRightsTest extends TestCase
{
    private const LETTERS = [
        'd' => 'draft', 'p' => 'pending', 't' => 'pending_review', 'r' => 'rejected', 'f' => 'future',
        'P' => 'publish', 'C' => 'completed', 'O' => 'private', 'X' => 'trash',
    ];

    /** role, position, then from: draft pending pending_review rejected future publish completed private trash */
    private const MODERATED = <<<'TABLE'
        anonymous            others   -        -         -        -         -        -         -         -         -
        beneficiaire         own      pX       d         p        -         -        CO        P         PC        -
        subscriber           own      -        -         -         -         -         -         -         -         -
        beneficiaire         others   -        -         -        -         -        -         -         -         -
        operateur            own      pX       d         p        -         -        CO        P         PC        -
        moderateur           in_scope -        trP       -        -         -        -         -         -         -
        moderateur           others   -        -         -        -         -        -         -         -         -
        editor               others   dpfPCOX  dpfPCOX   dpfPCOX  X         dpfPCOX  dfPCOX    dfPCOX    dfPCOX    X
        administrator        others   dpfPCOX  dptrfPCOX dpfPCOX  dptrfPCOX dpfPCOX  dfPCOX    dfPCOX    dfPCOX    dptrfPCOX
        super_administrateur others   dpfPCOX  dptrfPCOX dpfPCOX  dptrfPCOX dpfPCOX  dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX
        TABLE;

    private const CALLS = <<<'TABLE'
        beneficiaire         own      -         -         -         -         -         -         -         -         -
        operateur            own      dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX -
        operateur            managed  dptrfPCO  dptrfPCO  dptrfPCO  dptrfPCO  dptrfPCO  dptrfPCO  dptrfPCO  dptrfPCO  -
        operateur            others   -         -         -         -         -         -         -         -         -
        moderateur           in_scope -         -         -         -         -         -         -         -         -
        editor               others   dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX X
        administrator        others   dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX dptrfPCOX
        TABLE;

    /** @return Generator<string, array{string, string, ContentType, Status, string}> */
    public static function rows(): Generator
    {
        $tables = [[self::MODERATED, ContentType::Initiative], [self::CALLS, ContentType::CallForApplication]];
        foreach ($tables as [$table, $type]) {
            foreach (explode("\n", $table) as $line) {
                $cells = preg_split('/\s+/', trim($line)) ?: [];
                $role = (string) array_shift($cells);
                $position = (string) array_shift($cells);
                foreach (array_values(self::LETTERS) as $index => $status) {
                    yield "{$role}, {$position} {$type->value}, {$status}"
                        => [$role, $position, $type, Status::from($status), $cells[$index] === '-' ? '' : $cells[$index]];
                }
            }
        }
    }

    #[DataProvider('rows')]
    public function testWhatSomebodyMayMakeOfARecord(string $role, string $position, ContentType $type, Status $from, string $expected): void
    {
        $viewer = $role === 'anonymous' ? Viewer::anonymous() : new Viewer(7, [$role], 'SN');
        $subject = new Subject(
            $type,
            $from,
            $position === 'own' ? 7 : 8,
            countries: $position === 'in_scope' ? ['SN'] : ['FR'],
            managers: $position === 'managed' ? [7] : [],
        );
        $rights = new StatusRights(new ObjectRules(new StructureEditors(static fn (): array => [])));

        $allowed = '';
        foreach (self::LETTERS as $letter => $status) {
            // From the bin, "to the bin" is deletion for good.
            $allowed .= $status !== $from->value || $from === Status::Trash
                ? ($rights->allows($viewer, $subject, Status::from($status)) ? $letter : '')
                : (str_contains($expected, $letter) ? $letter : '');
        }

        self::assertSame($expected, $allowed);
    }
}
