<?php

declare(strict_types=1);

namespace Passerelle\Settings;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Newsletter;
use Passerelle\Accounts\Onboarding;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Updates interests and newsletter subscription. */
final readonly class UpdatePreferences
{
    public function __construct(private Onboarding $onboarding, private Transaction $transaction)
    {
    }

    /** @throws DomainError forbidden */
    public function __invoke(Viewer $viewer, InterestChoice $choice, bool $newsletter): void
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $this->transaction->run(function () use ($viewer, $choice, $newsletter): void {
            // Also completes the onboarding.
            $this->onboarding->answer($viewer, $choice);
            Newsletter::setSubscribed($viewer->id, $newsletter);
        });
    }
}
