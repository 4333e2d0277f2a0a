<?php

declare(strict_types=1);

namespace Passerelle\Events;

use DateTimeImmutable;
use Passerelle\Content\ContentType;
use Passerelle\Content\DateRules;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\Config;

/** Events. */
final readonly class EventDefinition implements Definition
{
    use OwnTitle;

    private Fields $fields;

    public function __construct(Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::Event;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            $make->cover(),
            $make->summary(),
            $make->html(),
            $make->instant('startsAt', Required::ToSubmit),
            $make->instant('endsAt'),
            new Field('zone', FieldKind::Zone, required: Required::ToSubmit),
            $make->choice('mode', 'mode', Required::ToSubmit),
            $make->placeName('place'),
            $make->placeName('address', 'subtitle'),
            $make->url('onlineUrl'),
            $make->text('price', translated: true),
            $make->longText('accessibility', true),
            $make->links(),
            $make->documents(),
            $make->organiser(),
            $make->countries(),
            $make->sectors(),
        );
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        return DateRules::endAfterStart($values, 'startsAt', 'endsAt');
    }
}
