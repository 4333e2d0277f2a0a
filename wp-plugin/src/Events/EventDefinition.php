<?php

declare(strict_types=1);

namespace Passerelle\Events;

use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\Later;
use Passerelle\Content\Values;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;

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
            new FormStep(
                'presentation',
                $make->summary(),
                $make->html(),
                $make->cover(),
            ),
            new FormStep(
                'dates',
                new Field('zone', FieldKind::Zone, required: Required::ToSubmit),
                $make->choice(Timing::FIELD, Timing::FIELD, default: Timing::Timed->value),
                $make->instant('startsAt', Required::ToSubmit),
                $make->instant('endsAt'),
                $make->recurrence(),
            ),
            new FormStep(
                'place',
                $make->choice('mode', 'mode', Required::ToSubmit),
                $make->placeName('place'),
                $make->placeName('address', 'subtitle'),
                $make->url('onlineUrl'),
            ),
            new FormStep(
                'practical',
                $make->text('price', translated: true),
                $make->number('capacity', 'places', 1),
                $make->longText('accessibility', true),
                $make->links(),
                $make->documents(),
            ),
            new FormStep(
                'scope',
                $make->organiser(),
                $make->countries(),
                $make->sectors(),
            ),
        );
    }

    /** Those that take all day begin and end with days, whatever the hours that were sent. */
    public function compute(Values $values, ?Record $before): array
    {
        return EventDates::wholeDays($values);
    }

    public function rules(): array
    {
        return [new Later('startsAt', 'endsAt'), new RecurrenceRule()];
    }
}
