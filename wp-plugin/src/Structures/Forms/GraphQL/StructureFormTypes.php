<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms\GraphQL;

use Passerelle\Content\EditorRecords;
use Passerelle\Content\GraphQL\Forms\Drafts;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Forms\CreateStructure;
use Passerelle\Structures\Forms\StructureAction;
use Passerelle\Structures\Forms\UpdateStructure;

/** Mutations of the form of a structure, through the frontend's server only. */
final readonly class StructureFormTypes implements Registration
{
    private const DRAFT = 'PasserelleStructureDraft';

    public function __construct(
        private CreateStructure $create,
        private UpdateStructure $update,
        private EditorRecords $editing,
        private Drafts $drafts,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $input = ['action' => 'PasserelleStructureAction!', 'input' => 'PasserelleStructureInput'];
        register_graphql_field('RootMutation', 'passerelleCreateStructure', [
            'type' => Type::required(self::DRAFT),
            'args' => Type::fields([...$input, 'inProfile' => 'Boolean']),
            'resolve' => Resolver::root($this->create(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleUpdateStructure', [
            'type' => Type::required(self::DRAFT),
            'args' => Type::fields([...$input, 'id' => 'Int!', 'version' => 'Int']),
            'resolve' => Resolver::root($this->update(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed> the draft
     * @throws DomainError those of CreateStructure
     */
    private function create(array $arguments): array
    {
        $this->request->requireTrust();
        $inProfile = ($arguments['inProfile'] ?? false) === true;

        return $this->drafts->of(($this->create)($this->viewers->current(), self::action($arguments), Arguments::input($arguments, 'input'), $inProfile));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed> the draft
     * @throws DomainError those of UpdateStructure; stale_version with the current draft
     */
    private function update(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $input = isset($arguments['input']) ? Arguments::input($arguments, 'input') : null;
        try {
            return $this->drafts->of(($this->update)($viewer, $id, self::action($arguments), Arguments::number($arguments, 'version'), $input));
        } catch (DomainError $error) {
            throw $error->errorCode === 'stale_version'
                ? DomainError::staleVersion($this->drafts->of($this->editing->find($viewer, $id, ContentType::Structure)))
                : $error;
        }
    }

    /** @param array<string, mixed> $arguments */
    private static function action(array $arguments): StructureAction
    {
        return StructureAction::from(Arguments::text($arguments, 'action'));
    }
}
