<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings\GraphQL;

use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Onboarding;
use Passerelle\Auth\GraphQL\Person;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Mutation of the onboarding, which asks once for interests. */
final readonly class OnboardingTypes implements Registration
{
    public function __construct(
        private Onboarding $onboarding,
        private Interests $interests,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_input_type('PasserelleOnboardingInput', ['fields' => Type::fields([
            'sectorIds' => Type::listOf('Int'),
            'countryIds' => Type::listOf('Int'),
            'allSectors' => 'Boolean!',
            'allCountries' => 'Boolean!',
            'skipped' => 'Boolean!',
        ])]);
        register_graphql_field('RootMutation', 'passerelleAnswerOnboarding', [
            'type' => Type::required('PasserelleUser'),
            'args' => ['input' => ['type' => Type::required('PasserelleOnboardingInput')]],
            'resolve' => Resolver::root(fn (array $arguments): ?array => $this->answer(Arguments::input($arguments, 'input'))),
        ]);
    }

    /**
     * @param array<string, mixed> $input
     * @return array<string, mixed>|null the updated account
     */
    private function answer(array $input): ?array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $choice = ($input['skipped'] ?? false) === true ? null : $this->interests->choose(
            (array) ($input['sectorIds'] ?? []),
            (array) ($input['countryIds'] ?? []),
            ($input['allSectors'] ?? false) === true,
            ($input['allCountries'] ?? false) === true,
        );
        $this->onboarding->answer($viewer, $choice);

        return Person::of($this->viewers->of($viewer->id));
    }
}
