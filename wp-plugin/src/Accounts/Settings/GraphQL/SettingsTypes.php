<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings\GraphQL;

use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Onboarding;
use Passerelle\Accounts\Phone;
use Passerelle\Accounts\Settings\UpdateAccount;
use Passerelle\Accounts\Settings\UpdatePreferences;
use Passerelle\Auth\GraphQL\Person;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Settings of the viewer's account, and their mutations. */
final readonly class SettingsTypes implements Registration
{
    public function __construct(
        private UpdateAccount $updateAccount,
        private UpdatePreferences $updatePreferences,
        private Interests $interests,
        private Onboarding $onboarding,
        private AccountSubscriptions $newsletter,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $this->registerFields();
        $this->registerInputs();
        $person = Type::required('PasserelleUser');
        register_graphql_field('RootMutation', 'passerelleUpdateAccount', [
            'type' => $person,
            'args' => ['input' => ['type' => Type::required('PasserelleAccountInput')]],
            'resolve' => $this->change('input', function (Viewer $viewer, array $input): void {
                ($this->updateAccount)(
                    $viewer,
                    Arguments::text($input, 'firstName'),
                    Arguments::text($input, 'lastName'),
                    Arguments::text($input, 'phone'),
                    Arguments::text($input, 'country'),
                    Arguments::readLanguage($input),
                );
            }),
        ]);
        register_graphql_field('RootMutation', 'passerelleUpdatePreferences', [
            'type' => $person,
            'args' => ['input' => ['type' => Type::required('PasserellePreferencesInput')]],
            'resolve' => $this->change('input', function (Viewer $viewer, array $input): void {
                $choice = $this->interests->choose(
                    (array) ($input['sectorIds'] ?? []),
                    (array) ($input['countryIds'] ?? []),
                    ($input['allSectors'] ?? false) === true,
                    ($input['allCountries'] ?? false) === true,
                );
                ($this->updatePreferences)($viewer, $choice, ($input['newsletter'] ?? false) === true);
            }),
        ]);
    }

    private function registerFields(): void
    {
        $interests = $this->interests;
        $resolvers = [
            'phone' => ['String', static fn (int $id): ?string => Phone::of($id)],
            'isOnboarded' => [Type::required('Boolean'), $this->onboarding->isDone(...)],
            'interestSectors' => [Type::listOf('Int'), static fn (int $id): array => $interests->sectorIds($interests->of($id))],
            'interestCountries' => [Type::listOf('Int'), static fn (int $id): array => $interests->countryIds($interests->of($id))],
            'allSectors' => [Type::required('Boolean'), static fn (int $id): bool => $interests->of($id)->allSectors],
            'allCountries' => [Type::required('Boolean'), static fn (int $id): bool => $interests->of($id)->allCountries],
            'newsletter' => [Type::required('Boolean'), $this->newsletter->isSubscribed(...)],
        ];
        foreach ($resolvers as $name => [$type, $read]) {
            register_graphql_field('PasserelleUser', $name, [
                'type' => $type,
                'resolve' => Resolver::of(static fn (mixed $user): mixed => $read(is_array($user) && is_int($user['id'] ?? null) ? $user['id'] : 0)),
            ]);
        }
    }

    private function registerInputs(): void
    {
        register_graphql_input_type('PasserelleAccountInput', ['fields' => Type::fields([
            'firstName' => 'String!',
            'lastName' => 'String!',
            'phone' => 'String!',
            'country' => 'String!',
            'language' => 'PasserelleLanguage!',
        ])]);
        register_graphql_input_type('PasserellePreferencesInput', ['fields' => Type::fields([
            'sectorIds' => Type::listOf('Int'),
            'countryIds' => Type::listOf('Int'),
            'allSectors' => 'Boolean!',
            'allCountries' => 'Boolean!',
            'newsletter' => 'Boolean!',
        ])]);
    }

    /**
     * @param callable(Viewer, array<string, mixed>): void $work
     * @return \Closure(mixed, array<string, mixed>): mixed the updated account
     */
    private function change(string $argument, callable $work): \Closure
    {
        return Resolver::root(function (array $arguments) use ($argument, $work): ?array {
            $this->request->requireTrust();
            $viewer = $this->viewers->current();
            $work($viewer, Arguments::input($arguments, $argument));

            return Person::of($this->viewers->of($viewer->id));
        });
    }
}
