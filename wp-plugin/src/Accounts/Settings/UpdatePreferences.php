<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Onboarding;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Rights\Viewer;

/** Updates interests and newsletter subscription. */
final readonly class UpdatePreferences
{
    public function __construct(private Onboarding $onboarding, private AccountSubscriptions $newsletter, private Transaction $transaction)
    {
    }

    /** @throws DomainError forbidden */
    public function __invoke(Viewer $viewer, InterestChoice $choice, bool $newsletter): void
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $this->transaction->run(function () use ($viewer, $choice, $newsletter): void {
            $newsletter ? $this->newsletter->subscribe($viewer->id, $choice) : $this->newsletter->unsubscribe($viewer->id);
            // Also completes the onboarding.
            $this->onboarding->answer($viewer, $choice);
        });
    }
}
