<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Trials;

use Passerelle\Content\Model\ContentType;

/** A table "action | from | to | who" that is written out in a test, and what follows for everybody else. */
final readonly class Expectations
{
    private const ROLES = [
        'owner' => 'beneficiaire', 'co-editor' => 'beneficiaire', 'moderator' => 'moderateur', 'editor' => 'editor',
        'admin' => 'administrator', 'super' => 'super_administrateur',
    ];

    /** @var list<array{string, list<string>, string, list<string>}> */
    private array $rows;

    /** @param string $table one row a line; "=" where the status stays */
    public function __construct(string $table)
    {
        $this->rows = array_map(static function (string $line): array {
            [$action, $from, $to, $who] = array_map(trim(...), explode('|', $line));

            return [$action, explode(' ', $from), $to, explode(' ', $who)];
        }, explode("\n", $table));
    }

    /** @return list<string> */
    public function actions(): array
    {
        return array_values(array_unique(array_column($this->rows, 0)));
    }

    /** @return string|null the status afterwards; null: it is refused */
    public function target(string $action, string $person, string $state): ?string
    {
        foreach ($this->rows as [$named, $from, $to, $who]) {
            if ($named === $action && in_array($state, $from, true) && in_array($person, $who, true)) {
                return $to === '=' ? Trials::status($state)->value : $to;
            }
        }

        return null;
    }

    /** Whether the person may take the step from some state. */
    public function knows(string $action, string $person): bool
    {
        return array_filter($this->rows, static fn (array $row): bool => $row[0] === $action && in_array($person, $row[3], true)) !== [];
    }

    /** Whether anybody may take the step from this status. */
    public function exists(string $action, string $state): bool
    {
        $status = Trials::status($state);

        return array_filter($this->rows, static fn (array $row): bool => $row[0] === $action
            && array_filter($row[1], static fn (string $from): bool => Trials::status($from) === $status) !== []) !== [];
    }

    /** @param list<string> $fields of the line in the audit log */
    public static function done(string $action, string $person, string $state, string $target, array $fields = [], bool $isLogged = true, ?bool $hasProposal = null): string
    {
        $proposal = ($hasProposal ?? str_ends_with($state, '-proposal')) ? ' with a proposal' : '';
        $before = Trials::status($state)->value;
        $keys = $fields === [] ? '' : ' (' . implode(', ', $fields) . ')';

        return "{$target}{$proposal}, +1" . ($isLogged ? "; {$action}: {$before} → {$target} by " . self::ROLES[$person] . $keys : '');
    }

    /** The code of missing rights. */
    public static function right(ContentType $type): string
    {
        return $type === ContentType::Initiative ? 'rights_edit_initiative' : 'forbidden';
    }
}
