<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** Several changes of one’s own memberships, each for itself. */
final readonly class OwnChanges
{
    public function __construct(private OwnChange $change, #[Limit('memberships', 'itemsAtOnce')] private int $itemsMax)
    {
    }

    /**
     * @param list<OwnRequest> $requests
     * @param string $address IP address of the browser
     * @return list<Membership|DomainError|null> in their order: the membership as it now is, or the refusal
     * @throws DomainError access_token_missing · invalid_fields at "items"
     */
    public function __invoke(Viewer $viewer, array $requests, string $address): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        if ($requests === []) {
            throw DomainError::invalid([new FieldError('items', 'required')]);
        }
        if (count($requests) > $this->itemsMax) {
            throw DomainError::invalid([new FieldError('items', 'too_many_rows', ['max' => $this->itemsMax])]);
        }

        return array_map(fn (OwnRequest $each): Membership|DomainError|null => $this->one($viewer, $each, $address), $requests);
    }

    private function one(Viewer $viewer, OwnRequest $request, string $address): Membership|DomainError|null
    {
        try {
            return ($this->change)($viewer, $request, $address);
        } catch (DomainError $error) {
            return $error;
        }
    }
}
