<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Rights\Transition;

/** What the owner of a structure does with its form, as the API names it. */
enum StructureAction: string
{
    case Save = 'save';
    case Publish = 'publish';
    case Offline = 'offline';
    case Online = 'online';

    public function transition(): Transition
    {
        return match ($this) {
            self::Save => Transition::Save,
            self::Publish => Transition::Publish,
            self::Offline => Transition::Offline,
            self::Online => Transition::Online,
        };
    }

    /** Whether it may come with what is to be saved. */
    public function takesInput(): bool
    {
        return $this === self::Save || $this === self::Publish;
    }
}
