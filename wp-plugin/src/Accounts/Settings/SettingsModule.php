<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings;

use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Onboarding;
use Passerelle\Auth\AuthModule;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Services;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Accounts\Settings\GraphQL\OnboardingTypes;
use Passerelle\Accounts\Settings\GraphQL\SettingsTypes;

/** Settings of the own account. */
final readonly class SettingsModule implements HasGraphQlTypes
{
    public UpdateAccount $updateAccount;
    public UpdatePreferences $updatePreferences;
    public Onboarding $onboarding;
    public CurrentPassword $currentPassword;
    public ChangePassword $changePassword;

    public function __construct(
        Services $services,
        public Interests $interests,
        private AuthModule $auth,
        public AccountSubscriptions $newsletter,
        private ViewerFactory $viewers,
    ) {
        $transaction = $services->transaction;
        $passwords = $auth->accounts->passwords;
        $this->onboarding = new Onboarding($interests, $services->clock);
        $this->currentPassword = new CurrentPassword($passwords, $auth->throttling->throttle, $auth->limits->failuresPerAccount, $auth->limits->passwordMax);
        $this->updateAccount = new UpdateAccount($transaction, $services->config->textMax('short'));
        $this->updatePreferences = new UpdatePreferences($this->onboarding, $newsletter, $transaction);
        $this->changePassword = new ChangePassword($this->currentPassword, $auth->rules, $passwords, $auth->sessions, $transaction);
    }

    public function graphQlTypes(): array
    {
        $request = new ProxyRequest();

        return [
            new SettingsTypes($this, $request, $this->viewers),
            new OnboardingTypes($this->onboarding, $this->interests, $request, $this->viewers),
        ];
    }

    /**
     * Ends all sessions of the person except the current one.
     *
     * @throws DomainError forbidden
     */
    public function endOthers(Viewer $viewer): void
    {
        $current = $this->auth->current->session();
        if ($current === null || $current->userId !== $viewer->id) {
            throw DomainError::forbidden();
        }
        foreach ($this->auth->sessions->listActive($viewer) as $session) {
            if ($session->id !== $current->id) {
                $this->auth->sessions->endOne($viewer, $session->id);
            }
        }
        // The current session gets a new known-device token when it is renewed.
        $this->auth->devices->forgetAll($viewer->id);
    }
}
