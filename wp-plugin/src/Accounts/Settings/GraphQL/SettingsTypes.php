<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings\GraphQL;

use Passerelle\Accounts\Phone;
use Passerelle\Auth\GraphQL\Issued;
use Passerelle\Auth\GraphQL\Person;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Accounts\Settings\SettingsModule;

/** Settings of the viewer's account, and their mutations. */
final readonly class SettingsTypes implements Registration
{
    public function __construct(private SettingsModule $settings, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        $this->registerFields();
        $this->registerInputs();
        $this->registerPassword();
        $this->registerSessions();
        $person = Type::required('PasserelleUser');
        register_graphql_field('RootMutation', 'passerelleUpdateAccount', [
            'type' => $person,
            'args' => ['input' => ['type' => Type::required('PasserelleAccountInput')]],
            'resolve' => $this->change('input', function (Viewer $viewer, array $input): void {
                ($this->settings->updateAccount)(
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
                $choice = $this->settings->interests->choose(
                    (array) ($input['sectorIds'] ?? []),
                    (array) ($input['countryIds'] ?? []),
                    ($input['allSectors'] ?? false) === true,
                    ($input['allCountries'] ?? false) === true,
                );
                ($this->settings->updatePreferences)($viewer, $choice, ($input['newsletter'] ?? false) === true);
            }),
        ]);
    }

    private function registerPassword(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_field('RootMutation', 'passerelleChangePassword', [
            'type' => Type::required('PasserelleSignedIn'),
            'args' => ['currentPassword' => $text, 'password' => $text, 'passwordConfirm' => $text, 'device' => $text],
            'resolve' => Resolver::root(function (array $arguments): array {
                $this->request->requireTrust();
                $issued = ($this->settings->changePassword)(
                    $this->viewers->current(),
                    Arguments::text($arguments, 'currentPassword'),
                    Arguments::text($arguments, 'password'),
                    Arguments::text($arguments, 'passwordConfirm'),
                    Arguments::text($arguments, 'device'),
                );

                return Issued::of($issued, $this->viewers);
            }),
        ]);
    }

    private function registerSessions(): void
    {
        register_graphql_field('RootMutation', 'passerelleEndOtherSessions', [
            'type' => Type::required('Boolean'),
            'resolve' => Resolver::root(function (): bool {
                $this->request->requireTrust();
                $this->settings->endOthers($this->viewers->current());

                return true;
            }),
        ]);
    }

    private function registerFields(): void
    {
        $interests = $this->settings->interests;
        $resolvers = [
            'phone' => ['String', static fn (int $id): ?string => Phone::of($id)],
            'isOnboarded' => [Type::required('Boolean'), $this->settings->onboarding->isDone(...)],
            'interestSectors' => [Type::listOf('Int'), static fn (int $id): array => $interests->sectorIds($interests->of($id))],
            'interestCountries' => [Type::listOf('Int'), static fn (int $id): array => $interests->countryIds($interests->of($id))],
            'allSectors' => [Type::required('Boolean'), static fn (int $id): bool => $interests->of($id)->allSectors],
            'allCountries' => [Type::required('Boolean'), static fn (int $id): bool => $interests->of($id)->allCountries],
            'newsletter' => [Type::required('Boolean'), $this->settings->newsletter->isSubscribed(...)],
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
