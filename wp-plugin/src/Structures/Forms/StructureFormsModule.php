<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Listeners;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Module;
use Passerelle\Structures\PublishProfileStructures;

/** Structures as their owners write them. */
final readonly class StructureFormsModule implements Module, HasEnums
{
    public function __construct(private PublishProfileStructures $publish)
    {
    }

    public function register(): void
    {
        add_action(Listeners::HOOK, $this->publish->onContentChanged(...));
    }

    public function enums(): array
    {
        return ['PasserelleStructureAction' => StructureAction::cases()];
    }
}
