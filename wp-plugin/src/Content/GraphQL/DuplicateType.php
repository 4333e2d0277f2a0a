<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL;

use Passerelle\Content\Actions\TranslateContent;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Duplicates a post into another language, as a draft; a repeated call returns the existing translation. */
final readonly class DuplicateType implements Registration
{
    public function __construct(
        private TranslateContent $translate,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleDuplicate', ['fields' => Type::fields(['existing' => 'Boolean!', 'id' => 'Int!'])]);
        register_graphql_field('RootMutation', 'passerelleDuplicatePost', [
            'type' => Type::required('PasserelleDuplicate'),
            'args' => [...Arguments::language(), 'id' => ['type' => Type::required('Int')]],
            'resolve' => Resolver::root($this->duplicate(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{id: int, existing: bool}
     * @throws DomainError not_found, forbidden, invalid_transition
     */
    private function duplicate(array $arguments): array
    {
        $this->request->requireTrust();
        $translation = ($this->translate)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, Arguments::readLanguage($arguments));

        return ['id' => $translation->record->id, 'existing' => $translation->existed];
    }
}
