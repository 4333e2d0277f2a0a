<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Registration\Activation;
use Passerelle\Auth\Registration\ActivationLinks;
use Passerelle\Auth\Registration\ActivationPassword;
use Passerelle\Auth\Registration\CompleteRegistration;
use Passerelle\Auth\Registration\CompletionTokens;
use Passerelle\Auth\Registration\Registration as RegisterAccount;
use Passerelle\Auth\Registration\RegistrationForm;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Registration, for the frontend's server only: it passes the browser's IP address and stores tokens in cookies that scripts cannot read. */
final readonly class AccountTypes implements Registration
{
    private const PERSON = [
        'password' => 'String!',
        'passwordConfirm' => 'String!',
        'firstName' => 'String!',
        'lastName' => 'String!',
        'country' => 'String!',
        'phone' => 'String',
        'acceptTerms' => 'Boolean!',
    ];

    public function __construct(
        private Activation $activation,
        private ActivationLinks $links,
        private RegisterAccount $registration,
        private CompletionTokens $completionTokens,
        private CompleteRegistration $completion,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_input_type('PasserelleRegistrationInput', ['fields' => Type::fields(['email' => 'String!', ...self::PERSON])]);
        register_graphql_input_type('PasserelleCompletingInput', ['fields' => Type::fields(self::PERSON)]);
        register_graphql_object_type('PasserelleActivation', ['fields' => Type::fields([
            'signedIn' => 'PasserelleSignedIn',
            'demandToken' => 'String',
            'demandSeconds' => 'Int',
        ])]);
        register_graphql_object_type('PasserelleActivationLink', ['fields' => Type::fields(['hasPassword' => 'Boolean!'])]);
        $text = ['type' => Type::required('String')];
        register_graphql_field('RootQuery', 'passerelleActivationLink', [
            'type' => 'PasserelleActivationLink',
            'args' => ['hash' => $text],
            'resolve' => Resolver::root(function (array $arguments): ?array {
                (new ProxyRequest())->requireTrust();
                $hasPassword = $this->links->hasPassword(Arguments::text($arguments, 'hash'));

                return $hasPassword === null ? null : ['hasPassword' => $hasPassword];
            }),
        ]);
        AccountMutation::register('passerelleRegister', 'Boolean', [
            'input' => ['type' => Type::required('PasserelleRegistrationInput')],
            ...Arguments::language(),
            'address' => $text,
        ], $this->registerAccount(...));
        AccountMutation::register('passerelleActivate', 'PasserelleActivation', [
            'hash' => $text,
            'password' => ['type' => 'String'],
            'passwordConfirm' => ['type' => 'String'],
            'replace' => ['type' => 'Boolean'],
            'address' => $text,
            'device' => $text,
        ], $this->activate(...));
        AccountMutation::register('passerelleCompleteAccount', 'PasserelleSignedIn', [
            'demandToken' => $text,
            'input' => ['type' => Type::required('PasserelleCompletingInput')],
            'address' => $text,
            'device' => $text,
        ], $this->complete(...));
    }

    /** @param array<string, mixed> $arguments */
    private function registerAccount(array $arguments): bool
    {
        $input = Arguments::input($arguments, 'input');
        ($this->registration)(
            new RegistrationForm(
                Arguments::text($input, 'email'),
                Arguments::text($input, 'password'),
                Arguments::text($input, 'passwordConfirm'),
                self::person($input),
                ($input['acceptTerms'] ?? false) === true,
            ),
            Arguments::readLanguage($arguments),
            Arguments::text($arguments, 'address'),
        );

        return true;
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     */
    private function activate(array $arguments): array
    {
        $activated = ($this->activation)(
            Arguments::text($arguments, 'hash'),
            new ActivationPassword(
                Arguments::text($arguments, 'password'),
                Arguments::text($arguments, 'passwordConfirm'),
                ($arguments['replace'] ?? false) === true,
            ),
            Arguments::text($arguments, 'address'),
            Arguments::text($arguments, 'device'),
        );

        return [
            'signedIn' => $activated->session === null ? null : Issued::of($activated->session, $this->viewers),
            'demandToken' => $activated->demandToken,
            'demandSeconds' => $activated->demandToken === null ? null : $this->completionTokens->seconds,
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     */
    private function complete(array $arguments): array
    {
        $input = Arguments::input($arguments, 'input');

        return Issued::of(($this->completion)(
            Arguments::text($arguments, 'demandToken'),
            Arguments::text($input, 'password'),
            Arguments::text($input, 'passwordConfirm'),
            self::person($input),
            ($input['acceptTerms'] ?? false) === true,
            Arguments::text($arguments, 'address'),
            Arguments::text($arguments, 'device'),
        ), $this->viewers);
    }

    /** @param array<string, mixed> $input */
    private static function person(array $input): PersonDetails
    {
        return PersonDetails::fromInput(
            Arguments::text($input, 'firstName'),
            Arguments::text($input, 'lastName'),
            Arguments::text($input, 'country'),
            Arguments::text($input, 'phone'),
        );
    }
}
