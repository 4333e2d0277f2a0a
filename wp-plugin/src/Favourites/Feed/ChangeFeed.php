<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Feed;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** The secret address of a person’s calendar: made, renewed and revoked by them. */
final readonly class ChangeFeed
{
    public function __construct(private FeedAddresses $addresses, private FeedStore $store, private Transaction $transaction)
    {
    }

    /**
     * @return string|null the secret of the address that is valid from now on
     * @throws DomainError access_token_missing
     */
    public function change(Viewer $viewer, FeedAction $action): ?string
    {
        $userId = $viewer->isSignedIn() ? $viewer->id : throw new DomainError('access_token_missing');
        $this->transaction->run(fn () => $action === FeedAction::Renew ? $this->store->renew($userId) : $this->store->revoke($userId));

        return $this->secretOf($viewer);
    }

    public function secretOf(Viewer $viewer): ?string
    {
        return $this->addresses->secretOf($viewer->id);
    }
}
