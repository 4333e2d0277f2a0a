<?php

declare(strict_types=1);

namespace Passerelle\Settings;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Newsletter;
use Passerelle\Accounts\Onboarding;
use Passerelle\Accounts\Viewer;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;

/** What somebody wants to hear of, and whether by mail too. */
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
            // Whoever has chosen here need not be asked any more.
            $this->onboarding->answer($viewer, $choice);
            Newsletter::want($viewer->id, $newsletter);
        });
    }
}
