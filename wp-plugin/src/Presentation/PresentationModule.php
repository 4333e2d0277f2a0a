<?php

declare(strict_types=1);

namespace Passerelle\Presentation;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Presentation\Details\ReasonKind;

/** Published content in the API: cards of lists and details of each type, restricted to what the viewer may see. */
final readonly class PresentationModule implements HasEnums
{
    public function enums(): array
    {
        return ['PasserelleReasonKind' => ReasonKind::cases()];
    }
}
