<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent\GraphQL;

use Passerelle\Site\Consent\Proof;
use Passerelle\Site\Consent\Proofs;
use Passerelle\Site\Consent\RecordConsent;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** Stores a proof and returns it by its random id. */
final readonly class ConsentTypes implements Registration
{
    public function __construct(private RecordConsent $record, private Proofs $proofs)
    {
    }

    public function register(): void
    {
        register_graphql_mutation('passerelleRecordConsent', [
            'inputFields' => [
                ...Arguments::language(),
                'key' => ['type' => Type::required('String')],
                'consentId' => ['type' => Type::required('String')],
                'granted' => ['type' => Type::listOf('PasserelleConsentCategory')],
                'version' => ['type' => Type::required('Int')],
            ],
            'outputFields' => ['consentId' => [
                'type' => Type::required('String'),
                'resolve' => static fn (array $payload): mixed => $payload['consentId'] ?? null,
            ]],
            'mutateAndGetPayload' => $this->mutation(),
        ]);
        register_graphql_object_type('PasserelleConsentProof', [
            'fields' => Type::fields([
                'consentId' => 'String!',
                'granted' => Type::listOf('PasserelleConsentCategory'),
                'version' => 'Int!',
                'language' => 'PasserelleLanguage!',
                'recordedAt' => 'String!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleConsentProofs', [
            'type' => Type::listOf('PasserelleConsentProof'),
            'args' => ['consentId' => ['type' => Type::required('String')]],
            'resolve' => Resolver::root(fn (array $arguments): array => array_map(
                static fn (Proof $proof): array => $proof->toArray(),
                $this->proofs->of(Arguments::text($arguments, 'consentId')),
            )),
        ]);
    }

    /** @return callable(array<string, mixed>): array{consentId: string} */
    private function mutation(): callable
    {
        $record = Resolver::of(function (mixed $input): array {
            $values = Arguments::input(['input' => $input], 'input');
            $proof = ($this->record)(
                Arguments::text($values, 'key'),
                Arguments::text($values, 'consentId'),
                array_values(array_filter((array) ($values['granted'] ?? []), is_string(...))),
                Arguments::number($values, 'version') ?? 0,
                Arguments::readLanguage($values),
            );

            return ['consentId' => $proof->choice->consentId];
        });

        return static function (array $input) use ($record): array {
            /** @var array{consentId: string} $payload */
            $payload = $record($input);

            return $payload;
        };
    }
}
