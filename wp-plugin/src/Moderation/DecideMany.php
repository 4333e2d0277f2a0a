<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** The same decision on several records: each for itself, so that one that fails does not stop the others. */
final readonly class DecideMany
{
    /** @param int $itemsMax records at once */
    public function __construct(private Decide $decide, private DecisionStore $store, #[Limit('moderation', 'itemsAtOnce')] private int $itemsMax)
    {
    }

    /**
     * @param list<array{id: int, version: int}> $items
     * @param callable(): DecisionInput $input read once the right is checked
     * @return list<Outcome> in the order of the items
     * @throws DomainError rights_moderate for those who may decide nothing; invalid_fields
     */
    public function __invoke(Viewer $moderator, array $items, callable $input): array
    {
        Scope::of($moderator);
        $decision = $input();
        if ($items === []) {
            throw DomainError::invalid([new FieldError('items', 'required')]);
        }
        if (count($items) > $this->itemsMax) {
            throw DomainError::invalid([new FieldError('items', 'too_many_rows', ['max' => $this->itemsMax])]);
        }

        return array_map(fn (array $item): Outcome => $this->one($moderator, $item['id'], $item['version'], $decision), $items);
    }

    private function one(Viewer $moderator, int $id, int $version, DecisionInput $input): Outcome
    {
        try {
            return Outcome::decided(($this->decide)($moderator, $id, $version, $input));
        } catch (DomainError $error) {
            return Outcome::refused($id, $error, self::isOvertaken($error) ? $this->store->lastOf($id) : null);
        }
    }

    /** Somebody else may have been faster: who it was explains the refusal. */
    private static function isOvertaken(DomainError $error): bool
    {
        return in_array(ErrorCode::from($error->errorCode), [ErrorCode::StaleVersion, ErrorCode::InvalidTransition], true);
    }
}
